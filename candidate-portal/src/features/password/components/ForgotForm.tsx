import type { DraftOf } from '@byline/web-kit/form';
import { useRequestPasswordResetMutation } from '../../../api';
import { useBotCheckAhead } from '../../../api/useBotCheck';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Button } from '../../../components/ui/Button';
import { useDialogs } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';

const schema = () => import('../schema').then((schemas) => schemas.forgotSchema);

const EMPTY = { email: '' };
const DRAFT: DraftOf = { form: 'forgot-password', quiet: true, leavesFreely: true };

/** Asks for a reset link. The answer is the same whether or not the address exists (docs/domain/accounts.md#logging-in). */
export function ForgotForm() {
  const t = useT();
  const { notice } = useDialogs();
  const [request] = useRequestPasswordResetMutation();
  const botCheck = useBotCheckAhead();

  const send = async ({ email }: typeof EMPTY): Promise<void> => {
    const altcha = await botCheck.take();
    await request({ email: email.trim(), botCheckRequest: { altcha } }).unwrap();
    notice({ title: t('email_sent_title'), text: t('email_sent_spam') });
  };

  return (
    <div onFocus={botCheck.begin}>
      <Form
        initialValues={EMPTY}
        schema={schema}
        onSubmit={send}
        failure="alert"
        hint={<p>{t('reset_failed')}</p>}
        labelledBy="forgot-title"
        summary={false}
        draft={DRAFT}
      >
        {({ isSubmitting }) => (
          <>
            <Field name="email" label={t('login.email')} type="email" inputMode="email" autoComplete="username" />
            <Button type="submit" wide busy={isSubmitting ? t('password.sending') : undefined}>
              {t('password.send')}
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}
