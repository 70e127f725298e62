import { Link, useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../api';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { Button } from '../../../components/ui/Button';
import { useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';

const schema = () => import('../schema').then((schemas) => schemas.resetSchema);

const EMPTY = { password: '', confirm: '' };

/** Sets a new password with the mailed link, then opens the entry screen (docs/domain/accounts.md#passwords). */
export function ResetForm({ email, token }: { email: string; token: string }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [reset] = useResetPasswordMutation();

  const save = async ({ password }: typeof EMPTY): Promise<void> => {
    await reset({ resetPasswordRequest: { email, token, password } }).unwrap();
    notify(t('password.saved'));
    await navigate('/');
  };

  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      onSubmit={save}
      failure="alert"
      alertAction={({ code }) => code.startsWith('link_') && <Link to="/reset-password">{t('password.askAgain')}</Link>}
      labelledBy="reset-title"
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          <PasswordField name="password" label={t('password.new')} autoComplete="new-password" strength />
          <PasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" />
          <Button type="submit" wide busy={isSubmitting ? t('common.saving') : undefined}>
            {t('password.save')}
          </Button>
        </>
      )}
    </Form>
  );
}
