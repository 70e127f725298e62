import type { FormProps } from '@byline/web-kit/form';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
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
  title: string;
  form: SavedForm<Stored, Values>;
  exists?: MessageId;
  /** The verb on the button that saves, where there is room for more than "Save"; none in a foot of its own. */
  verb?: MessageId;
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
  const t = useT();
  const phone = usePhone();
  const id = useId();
  const frame = (fields: ReactNode) => (
    <>
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={id} cut title={title}>
          {title}
        </Text>
        {actions}
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>{fields}</PaneBody>
      </Scroll>
      <PaneFoot>
        {remove && <RemoveButton remove={remove} onRemoved={onRemoved} />}
        {foot ?? (
          <>
            <Grow />
            <FormActions onCancel={onClose} {...(!phone && verb && { action: t(verb) })} />
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
