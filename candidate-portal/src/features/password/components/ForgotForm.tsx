import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Button } from '../../../components/ui/Button';
import { useDialogs } from '@byline/web-kit/ui';
import { common } from '../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { messages } from '../messages';
import summaryStyle from '../../../components/form/summary.module.css';

const schema = () => import('../schema').then((schemas) => schemas.forgotSchema);

const EMPTY = { email: '' };

/** Asks for a reset link. The answer is the same whether or not the address exists (docs/domain/accounts.md#logging-in). */
export function ForgotForm() {
  const t = useT();
  const problems = useProblemWords();
  const { notice } = useDialogs();
  const [request] = useRequestPasswordResetMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const send = async ({ email }: typeof EMPTY): Promise<void> => {
    setFailure(null);
    try {
      await request({ email: email.trim() }).unwrap();
      notice({ title: t(common.emailSentTitle), text: t(common.emailSentSpam) });
    } catch (error) {
      setFailure(`${t(messages.resetFailed)} ${problems.text(error)}`);
    }
  };

  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      onSubmit={send}
      failure="alert"
      labelledBy="forgot-title"
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          {failure && (
            <div className={summaryStyle.summary} role="alert">
              <p>{failure}</p>
            </div>
          )}
          <Field name="email" label={t(messages.email)} type="email" inputMode="email" autoComplete="username" />
          <Button type="submit" wide busy={isSubmitting ? t(messages.sending) : undefined}>
            {t(messages.send)}
          </Button>
        </>
      )}
    </Form>
  );
}
