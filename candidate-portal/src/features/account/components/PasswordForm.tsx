import { UsernameInput } from '@byline/web-kit/account';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useChangePasswordMutation } from '../../../api';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { EntryActions } from '../../../components/ui/EntryActions';
import textStyle from '../../../components/ui/text.module.css';

const schema = () => import('../schema').then((schemas) => schemas.passwordSchema);

const EMPTY = { currentPassword: '', password: '' };

export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useT();
  const notify = useNotify();
  const [change] = useChangePasswordMutation();
  const save = async (changePasswordRequest: typeof EMPTY): Promise<void> => {
    await change({ changePasswordRequest }).unwrap();
    notify(t('account.passwordChanged'));
    onDone();
  };
  return (
    <Form initialValues={EMPTY} schema={schema} onSubmit={save} failure="alert" summary={false}>
      {({ isSubmitting }) => (
        <>
          <UsernameInput email={email} />
          <PasswordField name="currentPassword" label={t('account.currentPassword')} autoComplete="current-password" />
          <PasswordField name="password" label={t('account.newPassword')} autoComplete="new-password" strength />
          <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('account.passwordHelp')}</p>
          <EntryActions action={t('account.changePassword')} saving={isSubmitting} onCancel={onDone} />
        </>
      )}
    </Form>
  );
}
