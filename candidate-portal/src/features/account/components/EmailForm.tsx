import { useT } from '@byline/web-kit/i18n';
import { useChangeEmailMutation } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { EntryActions } from '../../../components/ui/EntryActions';

const schema = () => import('../schema').then((schemas) => schemas.emailSchema);

const EMPTY = { email: '', currentPassword: '' };

/** `id`: the query parameter that opens the form. */
export function EmailForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT();
  const [change] = useChangeEmailMutation();
  const save = async ({ email, currentPassword }: typeof EMPTY): Promise<void> => {
    await change({ changeEmailRequest: { email: email.trim(), currentPassword } }).unwrap();
    onDone();
  };
  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      onSubmit={save}
      failure="alert"
      summary={false}
      draft={{ form: 'own-email', shownBy: [id] }}
    >
      {({ isSubmitting }) => (
        <>
          <Field
            name="email"
            label={t('account.newEmail')}
            help={t('account.newEmailHelp')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <PasswordField name="currentPassword" label={t('account.currentPassword')} autoComplete="current-password" />
          <EntryActions action={t('account.changeEmail')} saving={isSubmitting} onCancel={onDone} />
        </>
      )}
    </Form>
  );
}
