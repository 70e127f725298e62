import type { FormProps } from '@byline/web-kit/form';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { common } from '../../i18n/common';
import { usePhone } from '../../lib/usePhone';
import { Grow } from '../layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../layout/Pane';
import { Form } from '../ui/fields/Form';
import { FormActions } from '../ui/fields/FormActions';
import { IconAction } from '../ui/IconAction';
import { MergeConflict } from '../ui/merge/MergeConflict';
import type { RecordForm } from '../ui/merge/useRecordForm';
import { Text } from '../ui/Text';
import { RemoveButton } from './RemoveButton';

interface SideFormProps<Stored, Values extends object> extends Required<Pick<FormProps<Values>, 'schema' | 'draft'>> {
  title: MessageDescriptor;
  form: RecordForm<Stored, Values>;
  /** The verb on the button that saves, where there is room for more than "Save". */
  verb: MessageDescriptor;
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
  const { title, form, schema, draft, verb, onClose, remove, onRemoved = onClose, actions, children } = props;
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const id = useId();
  const { saving, save, words } = form;
  return (
    <Form<Values>
      initialValues={saving.opened}
      schema={schema}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={draft}
      layout="inPane"
      labelledBy={id}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={id}>
          <FormattedMessage {...title} />
        </Text>
        {actions}
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          <MergeConflict saving={saving} words={words} />
          {children}
        </PaneBody>
      </Scroll>
      <PaneFoot>
        {remove && <RemoveButton remove={remove} onRemoved={onRemoved} />}
        <Grow />
        <FormActions onCancel={onClose} {...(!phone && { action: <FormattedMessage {...verb} /> })} />
      </PaneFoot>
    </Form>
  );
}
