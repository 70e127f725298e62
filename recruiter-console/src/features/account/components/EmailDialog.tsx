import { useT } from '@byline/web-kit/i18n';
import { emailAddress } from '@byline/web-kit/schema';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { useChangeEmailMutation } from '../../../api';
import { FormDialog } from '../../../components/ui/dialogs/FormDialog';
import { Form } from '../../../components/ui/fields/Form';
import { PasswordField } from '../../../components/ui/fields/PasswordField';
import { TextField } from '../../../components/ui/fields/TextField';

const EMPTY = { email: '', currentPassword: '' };
const schema = object({ email: emailAddress(), currentPassword: string().required('required') });

/** Asks for another address to log in with (docs/domain/accounts.md#change-of-address). */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [change, { isLoading }] = useChangeEmailMutation();
  const ask = async ({ email, currentPassword }: typeof EMPTY): Promise<void> => {
    await change({ changeEmailRequest: { email: email.trim(), currentPassword } }).unwrap();
    onClose();
  };
  const words = <FormattedMessage id="account.changeEmail" />;
  return (
    <FormDialog title={words} action={words} busy={isLoading} onClose={onClose}>
      {(id) => (
        <Form id={id} initialValues={EMPTY} schema={schema} onSubmit={ask} failure="alert" layout="stack">
          <TextField
            name="email"
            type="email"
            label={t('account.newEmail')}
            help={t('account.newEmailHelp')}
            autoComplete="email"
            autoFocus
            required
          />
          <PasswordField name="currentPassword" label={t('account.currentPassword')} autoComplete="current-password" />
        </Form>
      )}
    </FormDialog>
  );
}
