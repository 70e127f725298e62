import { useDispatch } from 'react-redux';
import {
  useLoginMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeyLoginMutation,
  useVerify2FaMutation,
} from '../../api';
import { now } from '@byline/web-kit/dates';
import { ProblemError } from '@byline/web-kit/problems';
import { firstStepTaken, loggedIn, type Session } from '@byline/web-kit/session';

const SET_UP_ELSEWHERE = { status: 403, title: 'Forbidden', detail: '', code: 'passkey_required' } as const;

/** The two steps of a login. The session is stored only after the last required step (docs/domain/accounts.md#logging-in). */
export function useLogin() {
  const dispatch = useDispatch();
  const [logIn] = useLoginMutation();
  const [verify] = useVerify2FaMutation();
  const [startPasskeyLogin] = useStartPasskeyLoginMutation();
  const [logInWithPasskey] = useLoginWithPasskeyMutation();

  const store = ({ user, token, expiresAt }: Session): void => {
    dispatch(loggedIn({ user, token, expiresAt }));
  };

  return {
    login: async (email: string, password: string): Promise<void> => {
      const answer = await logIn({ loginRequest: { email, password } }).unwrap();
      // Staff set up their second factor in the console.
      if (answer.setUpNeeded) throw new ProblemError({ ...SET_UP_ELSEWHERE, type: 'about:blank' });
      if (answer.user.twofactorEnabled) dispatch(firstStepTaken({ userId: answer.user._id, token: answer.token }));
      else store(answer);
    },
    verify: async (userId: string, code: string): Promise<void> => {
      const time = Math.floor(now() / 1000);
      store(await verify({ verifyCodeRequest: { userId, code, time } }).unwrap());
    },
    /** Returns the reason why the browser used no passkey; null after a login. */
    loginWithPasskey: async (): Promise<'cancelled' | 'notHere' | null> => {
      const [{ passkeyAnswer, whyNotAnswered }, { options }] = await Promise.all([
        import('@byline/web-kit/passkeys'),
        startPasskeyLogin().unwrap(),
      ]);
      const answer = await passkeyAnswer(options).catch((error: unknown) => whyNotAnswered(error) ?? 'cancelled');
      if (typeof answer === 'string') return answer;
      store(await logInWithPasskey({ passkeyLoginRequest: { credential: answer } }).unwrap());
      return null;
    },
    back: () => {
      dispatch(firstStepTaken(null));
    },
  };
}
