import { useDispatch } from 'react-redux';
import { useLoginMutation, useVerify2FaMutation } from '../../api';
import { firstStepTaken, loggedIn, type Session } from '@byline/web-kit/session';

/** The two steps of a login. A session is stored only when the last one that is needed has passed (docs/domain/accounts.md#logging-in). */
export function useLogin() {
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const [verify] = useVerify2FaMutation();

  const store = ({ user, token, expiresAt }: Session): void => {
    dispatch(loggedIn({ user, token, expiresAt }));
  };

  return {
    login: async (email: string, password: string): Promise<void> => {
      const answer = await login({ loginRequest: { email, password } }).unwrap();
      if (answer.user.twofactorEnabled) dispatch(firstStepTaken({ userId: answer.user._id, token: answer.token }));
      else store(answer);
    },
    verify: async (userId: string, code: string): Promise<void> => {
      store(await verify({ verifyCodeRequest: { userId, code, time: Math.floor(Date.now() / 1000) } }).unwrap());
    },
    back: () => {
      dispatch(firstStepTaken(null));
    },
  };
}
