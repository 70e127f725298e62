import type { Problem } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { ProblemError, useProblemWords } from '@byline/web-kit/problems';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../api';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { Button } from '../../../components/ui/Button';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';

const schema = () => import('../schema').then((schemas) => schemas.resetSchema);

const EMPTY = { password: '', confirm: '' };

interface ResetFormProps {
  email: string;
  token: string;
  onSaved: () => void | Promise<void>;
}

/** Sets a new password with the mailed link (docs/domain/accounts.md#passwords). */
export function ResetForm({ email, token, onSaved }: ResetFormProps) {
  const t = useT();
  const [reset] = useResetPasswordMutation();
  const [refused, setRefused] = useState<Problem | null>(null);

  const save = async ({ password }: typeof EMPTY): Promise<void> => {
    await reset({ resetPasswordRequest: { email, token, password } }).unwrap();
    await onSaved();
  };

  if (refused) return <LinkRefused problem={refused} />;
  return (
    <>
      <header>
        <h1 id="reset-title">{t('password.resetTitle')}</h1>
        <p className={textStyle.lead}>{t('password.resetLead', { email })}</p>
      </header>
      <Form
        initialValues={EMPTY}
        schema={schema}
        onSubmit={save}
        failure="alert"
        onRefused={(problem) => {
          const ended = problem?.code.startsWith('link_') === true;
          if (ended) setRefused(problem);
          return ended;
        }}
        labelledBy="reset-title"
        summary={false}
      >
        {({ isSubmitting }) => (
          <>
            <PasswordField name="password" label={t('account.newPassword')} autoComplete="new-password" strength />
            <PasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" />
            <Button type="submit" wide busy={isSubmitting ? t('common.saving') : undefined}>
              {t('password.save')}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}

/** Replaces the form, because no password can be saved with this link. */
function LinkRefused({ problem }: { problem: Problem }) {
  const t = useT();
  const { search } = useLocation();
  const problems = useProblemWords();
  return (
    <>
      <div role="alert">
        <h1 id="reset-title">{t('password.linkFailed')}</h1>
        <p className={textStyle.lead}>{problems.text(new ProblemError(problem))}</p>
        {/* The API keeps only the latest link, so an earlier one is as unknown as a mistyped one. */}
        {problem.code === 'link_invalid' && <p>{t('password.lastLink')}</p>}
      </div>
      <Link className={buttonStyle.button} to={{ pathname: '/reset-password', search }}>
        {t('password.askAgain')}
      </Link>
    </>
  );
}
