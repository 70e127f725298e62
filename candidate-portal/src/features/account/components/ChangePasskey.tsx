import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useRemovePasskeyMutation, useRenamePasskeyMutation, type PasskeyResponse } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { common } from '../../../i18n/messages';
import { messages } from '../passkey-messages';
import accountStyle from './account.module.css';

const nameSchema = () => import('../passkey-schema').then((schemas) => schemas.nameSchema);
const removalSchema = () => import('../passkey-schema').then((schemas) => schemas.removalSchema);

interface ChangePasskeyProps {
  passkey: PasskeyResponse;
  onDone: () => void;
  onCancel: () => void;
}

/** Another name for a passkey, or its end. */
export default function ChangePasskey({ kind, ...props }: ChangePasskeyProps & { kind: 'rename' | 'remove' }) {
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      {kind === 'rename' ? <Rename {...props} /> : <Remove {...props} />}
    </OpenedForm>
  );
}

function Rename({ passkey: { _id: id, name }, onDone, onCancel }: ChangePasskeyProps) {
  const t = useT();
  const [rename] = useRenamePasskeyMutation();
  const save = async (values: { name: string }): Promise<void> => {
    await rename({ id, passkeyNameRequest: { name: values.name.trim() } }).unwrap();
    onDone();
  };
  return (
    <Form initialValues={{ name }} schema={nameSchema} onSubmit={save} failure="alert" summary={false}>
      {({ isSubmitting }) => (
        <>
          <Field name="name" label={t(messages.name)} help={t(messages.nameHelp)} />
          <EntryActions saving={isSubmitting} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}

const EMPTY = { currentPassword: '' };

function Remove({ passkey: { _id: id, name }, onDone, onCancel }: ChangePasskeyProps) {
  const t = useT();
  const notify = useNotify();
  const [remove] = useRemovePasskeyMutation();
  const end = async (ownPasswordRequest: typeof EMPTY): Promise<void> => {
    await remove({ id, ownPasswordRequest }).unwrap();
    notify(t(messages.removed, { name }));
    onDone();
  };
  return (
    <Form initialValues={EMPTY} schema={removalSchema} onSubmit={end} failure="alert" summary={false}>
      {({ isSubmitting }) => (
        <>
          <p>{t(messages.removeHelp)}</p>
          <PasswordField name="currentPassword" label={t(messages.password)} autoComplete="current-password" />
          <EntryActions action={t(common.remove)} danger saving={isSubmitting} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}
