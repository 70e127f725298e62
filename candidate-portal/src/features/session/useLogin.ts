import { useDispatch } from 'react-redux';
import { useCall } from '../../api/useCall';
import { now } from '@byline/web-kit/dates';
import { ProblemError } from '@byline/web-kit/problems';
import { firstStepTaken, loggedIn, type Session } from '@byline/web-kit/session';

const SET_UP_ELSEWHERE = { status: 403, title: 'Forbidden', detail: '', code: 'passkey_required' } as const;

/** The two steps of a login. A session is stored only when the last one that is needed has passed (docs/domain/accounts.md#logging-in). */
export function useLogin() {
  const dispatch = useDispatch();
  const call = useCall();

  const store = ({ user, token, expiresAt }: Session): void => {
    dispatch(loggedIn({ user, token, expiresAt }));
  };

  return {
    login: async (email: string, password: string): Promise<void> => {
      const answer = await call(({ login }) => login.initiate({ loginRequest: { email, password } }));
      // Staff set up their second factor in the console.
      if (answer.setUpNeeded) throw new ProblemError({ ...SET_UP_ELSEWHERE, type: 'about:blank' });
      if (answer.user.twofactorEnabled) dispatch(firstStepTaken({ userId: answer.user._id, token: answer.token }));
      else store(answer);
    },
    verify: async (userId: string, code: string): Promise<void> => {
      const time = Math.floor(now() / 1000);
      store(await call(({ verify2Fa }) => verify2Fa.initiate({ verifyCodeRequest: { userId, code, time } })));
    },
    loginWithPasskey: async (): Promise<void> => {
      const [{ passkeyAnswer }, { options }] = await Promise.all([
        import('@byline/web-kit/passkeys'),
        call(({ startPasskeyLogin }) => startPasskeyLogin.initiate()),
      ]);
      const credential = await passkeyAnswer(options);
      store(await call(({ loginWithPasskey }) => loginWithPasskey.initiate({ passkeyLoginRequest: { credential } })));
    },
    back: () => {
      dispatch(firstStepTaken(null));
    },
  };
}
