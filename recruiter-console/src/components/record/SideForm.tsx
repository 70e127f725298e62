import type { FormProps } from '@byline/web-kit/form';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { common } from '../../i18n/common';
import { usePhone } from '../../lib/usePhone';
import { Grow } from '../layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../layout/Pane';
import { FormActions } from '../ui/fields/FormActions';
import { IconAction } from '../ui/IconAction';
import type { SavedForm } from '../ui/merge/useRecordForm';
import { Text } from '../ui/Text';
import { RecordForm } from './RecordForm';
import { RemoveButton } from './RemoveButton';

interface SideFormProps<Stored, Values extends object> extends Required<Pick<FormProps<Values>, 'schema' | 'draft'>> {
  /** What the form does, or the name of its record. */
  title: MessageDescriptor | string;
  form: SavedForm<Stored, Values>;
  exists?: MessageDescriptor;
  /** The verb on the button that saves, where there is room for more than "Save"; none in a foot of its own. */
  verb?: MessageDescriptor;
  foot?: ReactNode;
  onClose: () => void;
  /** Asks and removes the record; whether it is gone. None for a form that makes one. */
  remove?: (() => Promise<boolean>) | undefined;
  /** Closes the form unless it is another way. */
  onRemoved?: () => void;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of a record in the panel beside its list: the title, the fields, and below them removing, cancel and the verb. */
export function SideForm<Stored, Values extends object>(props: SideFormProps<Stored, Values>) {
  const {
    title,
    form,
    exists,
    schema,
    draft,
    verb,
    foot,
    onClose,
    remove,
    onRemoved = onClose,
    actions,
    children,
  } = props;
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const id = useId();
  const name = typeof title === 'string' ? title : undefined;
  const frame = (fields: ReactNode) => (
    <>
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={id} cut={name !== undefined} title={name}>
          {typeof title === 'string' ? title : formatMessage(title)}
        </Text>
        {actions}
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>{fields}</PaneBody>
      </Scroll>
      <PaneFoot>
        {remove && <RemoveButton remove={remove} onRemoved={onRemoved} />}
        {foot ?? (
          <>
            <Grow />
            <FormActions onCancel={onClose} {...(!phone && verb && { action: formatMessage(verb) })} />
          </>
        )}
      </PaneFoot>
    </>
  );
  return (
    <RecordForm layout="inPane" labelledBy={id} {...{ form, schema, draft, frame }} {...(exists && { exists })}>
      {children}
    </RecordForm>
  );
}
