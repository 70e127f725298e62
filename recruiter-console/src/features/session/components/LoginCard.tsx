import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLogoutMutation, type LoginResponse } from '../../../api';
import { config } from '@byline/web-kit/config';
import { askedLanguage } from '../../../i18n/language';
import { firstStepTaken, isRecruiter, loggedIn, useSessionExpired } from '@byline/web-kit/session';
import { messages } from '../messages';
import { CodeForm } from './CodeForm';
import { LoginForm } from './LoginForm';

type Step = { kind: 'password' | 'candidate' } | { kind: 'code'; userId: string };

/** Both steps of a login, and where a candidate is sent who tries here. */
export function LoginCard() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const expired = useSessionExpired();
  const [logout] = useLogoutMutation();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [stepEnded, setStepEnded] = useState(false);

  const refuse = async (answer: LoginResponse): Promise<void> => {
    // The session opened a moment ago is of no use here: it is ended at once.
    dispatch(firstStepTaken({ token: answer.token, userId: answer.user._id }));
    setStep({ kind: 'candidate' });
    await logout();
    dispatch(firstStepTaken(null));
  };
  const enter = (answer: LoginResponse): void => {
    if (!isRecruiter(answer.user)) void refuse(answer);
    else dispatch(loggedIn({ ...answer, user: { ...answer.user, language: askedLanguage() ?? answer.user.language } }));
  };
  const onPassword = (answer: LoginResponse): void => {
    setStepEnded(false);
    if (!answer.user.twofactorEnabled) enter(answer);
    else {
      dispatch(firstStepTaken({ token: answer.token, userId: answer.user._id }));
      setStep({ kind: 'code', userId: answer.user._id });
    }
  };
  const back = (ended: boolean): void => {
    dispatch(firstStepTaken(null));
    setStepEnded(ended);
    setStep({ kind: 'password' });
  };
  if (step.kind === 'candidate') {
    return (
      <div className="col g16" role="alert">
        <h1 className="t-l">
          <FormattedMessage {...messages.recruitersOnly} />
        </h1>
        <p className="sub">
          <FormattedMessage {...messages.candidateText} />
        </p>
        <Button variant="contained" color="primary" href={config.portalUrl}>
          <FormattedMessage {...messages.toPortal} />
        </Button>
        <Button variant="text" onClick={() => back(false)}>
          <FormattedMessage {...messages.otherAccount} />
        </Button>
      </div>
    );
  }
  if (step.kind === 'code') {
    return (
      <div className="col g20">
        <div className="col g4">
          <h1 className="t-l">
            <FormattedMessage {...messages.codeTitle} />
          </h1>
          <p className="sub">
            <FormattedMessage {...messages.codeIntro} values={{ product: config.productName }} />
          </p>
        </div>
        <CodeForm userId={step.userId} onAnswer={enter} onBack={back} />
      </div>
    );
  }
  const notice = stepEnded ? messages.stepEnded : expired ? messages.expired : null;
  return (
    <div className="col g20">
      <div className="col g4">
        <h1 className="t-l">
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="sub">
          <FormattedMessage {...messages.intro} values={{ agency: config.agencyName }} />
        </p>
      </div>
      <LoginForm notice={notice && formatMessage(notice)} onAnswer={onPassword} />
    </div>
  );
}
