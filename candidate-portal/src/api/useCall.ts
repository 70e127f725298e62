import { ProblemError } from '@byline/web-kit/problems';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import type { connectApi } from './connect';
import type { LateStore } from './late-store';

type Endpoints = ReturnType<typeof connectApi>;
type Started<Answer> = ThunkAction<{ unwrap: () => Promise<Answer> }, unknown, unknown, UnknownAction>;

/** Makes a call and answers what the API does; rejects with what the call failed with. */
export type Call = <Answer>(start: (endpoints: Endpoints) => Started<Answer>) => Promise<Answer>;

/** The code of the client; without a network it ends as a call does. */
const load = () =>
  import('./connect').catch(() => {
    throw new ProblemError(null);
  });

/** The schema of a form that comes without one, and with it what the form is sent with: both are fetched once somebody is in the form. */
export const comesLater =
  <Schema>(schema: () => Promise<Schema>) =>
  (): Promise<Schema> => {
    load().catch(() => undefined);
    return schema();
  };

/** Calls from the screens that come without the client of the API: the first one fetches it. */
export function useCall(): Call {
  const store = useStore() as LateStore;
  return useCallback(
    async (start) => {
      const { connectApi } = await load();
      const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
      return dispatch(start(connectApi(store))).unwrap();
    },
    [store],
  );
}
