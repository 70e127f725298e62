import { UsernameInput } from '@byline/web-kit/account';
import { useT } from '@byline/web-kit/i18n';
import { newPassword } from '@byline/web-kit/schema';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { useChangePasswordMutation } from '../../../api';
import { FormDialog } from '../../../components/ui/dialogs/FormDialog';
import { Form } from '../../../components/ui/fields/Form';
import { PasswordField } from '../../../components/ui/fields/PasswordField';
import { Text } from '../../../components/ui/Text';

const EMPTY = { currentPassword: '', password: '' };
const schema = object({ currentPassword: string().required('required'), password: newPassword() });

interface PasswordDialogProps {
  email: string;
  onClose: () => void;
}

/** Changes the user's password (docs/domain/accounts.md#own-account). */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [change, { isLoading }] = useChangePasswordMutation();
  const save = async (changePasswordRequest: typeof EMPTY): Promise<void> => {
    await change({ changePasswordRequest }).unwrap();
    notify(t('account.passwordChanged'), { success: true });
    onClose();
  };
  const words = <FormattedMessage id="account.changePassword" />;
  return (
    <FormDialog title={words} action={words} busy={isLoading} onClose={onClose}>
      {(id) => (
        <Form id={id} initialValues={EMPTY} schema={schema} onSubmit={save} failure="alert" layout="stack">
          <UsernameInput email={email} />
          <PasswordField
            name="currentPassword"
            label={t('account.currentPassword')}
            autoComplete="current-password"
            autoFocus
          />
          <PasswordField name="password" label={t('account.newPassword')} autoComplete="new-password" strength />
          <Text as="p" size="small" tone="muted">
            <FormattedMessage id="account.passwordHelp" />
          </Text>
        </Form>
      )}
    </FormDialog>
  );
}
