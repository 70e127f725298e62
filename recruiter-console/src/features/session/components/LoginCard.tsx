import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLogoutMutation, type LoginResponse } from '../../../api';
import { config } from '@byline/web-kit/config';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { askedLanguage } from '../../../i18n/language';
import {
  firstStepTaken,
  isRecruiter,
  loggedIn,
  loggedOut,
  useSession,
  useSessionExpired,
} from '@byline/web-kit/session';
import { CodeForm } from './CodeForm';
import { LoginForm } from './LoginForm';

/** Loads lazily, because few users set up a second factor during the login. */
const SetUpStep = lazy(() => import('./SetUpStep').then((step) => ({ default: step.SetUpStep })));

type Step =
  | { kind: 'password' }
  /** `leftStaffAt`: when a colleague took the recruiter role; null if that is unknown. */
  | { kind: 'candidate'; leftStaffAt: string | null }
  | { kind: 'code'; userId: string }
  | { kind: 'set-up'; password: string };

/** Both steps of a login. Sends a candidate who logs in here to the portal. */
export function LoginCard() {
  const t = useT();
  const dispatch = useDispatch();
  const expired = useSessionExpired();
  const [logout] = useLogoutMutation();
  // A session at this point belongs to a candidate, because the login page redirects a recruiter who has one.
  const candidate = useSession() !== null;
  const [step, setStep] = useState<Step>(candidate ? { kind: 'candidate', leftStaffAt: null } : { kind: 'password' });
  /** The reason why the first step appears again. */
  const [returned, setReturned] = useState<'stepEnded' | 'setUpDone' | null>(null);

  const refuse = async (answer: LoginResponse): Promise<void> => {
    // Ends the new session at once, because a candidate cannot use it here.
    dispatch(firstStepTaken({ token: answer.token, userId: answer.user._id }));
    setStep({ kind: 'candidate', leftStaffAt: answer.user.leftStaffAt });
    await logout();
    dispatch(firstStepTaken(null));
  };
  const enter = (answer: LoginResponse): void => {
    if (!isRecruiter(answer.user)) void refuse(answer);
    else dispatch(loggedIn({ ...answer, user: { ...answer.user, language: askedLanguage() ?? answer.user.language } }));
  };
  const onPassword = (answer: LoginResponse, password: string): void => {
    setReturned(null);
    const userId = answer.user._id;
    if (!answer.setUpNeeded && !answer.user.twofactorEnabled) {
      enter(answer);
      return;
    }
    dispatch(firstStepTaken({ token: answer.token, userId }));
    setStep(answer.setUpNeeded ? { kind: 'set-up', password } : { kind: 'code', userId });
  };
  const back = (why: typeof returned): void => {
    dispatch(firstStepTaken(null));
    setReturned(why);
    setStep({ kind: 'password' });
  };
  const leaveForAnother = async (): Promise<void> => {
    // Ends the candidate's session on the server too, as a logout does.
    if (candidate) {
      await logout();
      dispatch(loggedOut());
    }
    back(null);
  };
  if (step.kind === 'candidate') {
    return (
      <Stack gap={16} role="alert">
        <Text as="h1" size="page">
          <FormattedMessage id="session.recruitersOnly" />
        </Text>
        <Text as="p" tone="muted">
          {step.leftStaffAt ? (
            <FormattedMessage id="session.roleTaken" values={{ date: formatDay(step.leftStaffAt) }} />
          ) : (
            <FormattedMessage id="session.candidateText" />
          )}
        </Text>
        <Button variant="contained" color="primary" href={config.portalUrl}>
          <FormattedMessage id="session.toPortal" />
        </Button>
        <Button variant="text" onClick={() => void leaveForAnother()}>
          <FormattedMessage id="session.otherAccount" />
        </Button>
      </Stack>
    );
  }
  if (step.kind === 'code')
    return <CodeForm userId={step.userId} onAnswer={enter} onBack={(ended) => back(ended ? 'stepEnded' : null)} />;
  if (step.kind === 'set-up')
    return (
      <Suspense>
        <SetUpStep password={step.password} onDone={() => back('setUpDone')} onBack={() => back(null)} />
      </Suspense>
    );
  const notice = returned ? (`session.${returned}` as const) : expired ? ('session.expired' as const) : null;
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Text as="h1" size="page">
          <FormattedMessage id="session.title" />
        </Text>
        <Text as="p" tone="muted">
          <FormattedMessage id="session.intro" values={{ agency: config.agencyName }} />
        </Text>
      </Stack>
      <LoginForm notice={notice && t(notice)} onAnswer={onPassword} onPasskey={enter} />
    </Stack>
  );
}
