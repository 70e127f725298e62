import { useRegisterMutation } from '../../api';
import { toProblem } from '@byline/web-kit/problems';
import { toRegistration, type RegisterState, type RegisterValues } from './model';
import { useBotCheck } from '../../api/useBotCheck';

/** Registers. A solved bot check works once and for ten minutes; if the API refuses it, solves a new one and sends the registration once more. */
export function useRegistration(state: RegisterState): (values: RegisterValues) => Promise<void> {
  const [register] = useRegisterMutation();
  const solveCheck = useBotCheck();
  return async (values) => {
    const send = (from: RegisterState) => register({ registrationRequest: toRegistration(values, from) }).unwrap();
    try {
      await send(state);
    } catch (error) {
      if (toProblem(error)?.code !== 'bot_check_failed') throw error;
      await send({ ...state, altcha: await solveCheck() });
    }
  };
}
