import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useActivateByLinkMutation, type IntendedJobResponse } from '../../../api';
import { ApplyingFor } from '../../../components/ui/ApplyingFor';
import { Button } from '../../../components/ui/Button';
import { Page } from '../../../components/layout/Page';
import { Loading } from '../../../components/ui/States';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { toProblem, useProblemWords } from '@byline/web-kit/problems';
import { loggedIn, type Session } from '@byline/web-kit/session';
import { AlreadyActivated } from './AlreadyActivated';
import { ChoosePassword } from './ChoosePassword';
import { HowItWorks } from './HowItWorks';
import { ResendButton } from './ResendButton';
import layoutStyle from '../../../components/layout/layout.module.css';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** Validates the mailed link at once, but stores the session only when the user presses "Get started" (docs/domain/accounts.md#activation). */
export function Activation({ email, token }: { email: string; token: string }) {
  const [activate, { data, error }] = useActivateByLinkMutation();
  const t = useT();
  const sent = useRef(false);
  useEffect(() => {
    // The link works once, so a second run of the effect must not use it.
    if (sent.current) return;
    sent.current = true;
    void activate({ email, token });
  }, [activate, email, token]);

  const [title, content] = ((): [MessageId, ReactNode] => {
    if (data) {
      const { user, token: session, expiresAt, jobs } = data;
      if (session === null || expiresAt === null) return ['activation.already', <AlreadyActivated />];
      return ['plain.activated', <Activated session={{ user, token: session, expiresAt }} jobs={jobs} />];
    }
    if (!error) return ['activation.title', <Waiting />];
    const problem = toProblem(error);
    if (problem?.code === 'password_required')
      return ['activation.choose', <ChoosePassword email={email} token={token} jobs={problem.jobs ?? []} />];
    return ['activation.failed', <NotActivated email={email} error={error} />];
  })();
  return (
    <Page title={t(title)} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
      {content}
    </Page>
  );
}

const Waiting = () => (
  <div className={`${layoutStyle.sheet} ${layoutStyle.leaf}`}>
    <Loading />
  </div>
);

function Activated({ session, jobs }: { session: Session; jobs: readonly IntendedJobResponse[] }) {
  const t = useT();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const start = (): void => {
    dispatch(loggedIn(session));
    void navigate('/');
  };
  return (
    <div className={`${layoutStyle.sheet} ${layoutStyle.spread}`}>
      <section className={layoutStyle.leaf} aria-labelledby="welcome">
        <header>
          <h1 id="welcome">{t('register.welcome', { firstname: session.user.firstname })}</h1>
          <p className={textStyle.lead}>{t('activation.lead')}</p>
        </header>
        <ApplyingFor jobs={jobs} />
        <div>
          <Button onClick={start}>{t('activation.getStarted')}</Button>
        </div>
      </section>
      <HowItWorks />
    </div>
  );
}

/** Offers to send a broken or old link again. */
function NotActivated({ email, error }: { email: string; error: unknown }) {
  const t = useT();
  const problems = useProblemWords();
  return (
    <section
      className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}
      aria-labelledby="failed"
      role="alert"
    >
      <header>
        <h1 id="failed">{t('activation.failed')}</h1>
        <p className={textStyle.lead}>{problems.text(error)}</p>
      </header>
      <div className={layoutStyle.links}>
        <ResendButton email={email} />
        <Link className={buttonStyle.text} to="/">
          {t('common.backToLogin')}
        </Link>
      </div>
    </section>
  );
}
