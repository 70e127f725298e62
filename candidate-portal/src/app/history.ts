import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Blocker,
  type BlockerFunction,
  type Location,
  type To,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<History['listen']>[0];
/** Whether a move to an address is stopped; whoever stops it may `proceed` later. */
type Stop = (move: Parameters<BlockerFunction>[0], proceed: () => void) => boolean;

export interface GuardedHistory extends History {
  /** Asks before each move; answers how to end that. */
  guard: (stop: Stop) => () => void;
}

/** React Router's, whose blocker is part of its routers that load data, too: those weigh 17 kB more, on every screen. */
export function createHistory(): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const [push, replace, listen] = [
    history.push.bind(history),
    history.replace.bind(history),
    history.listen.bind(history),
  ];
  let here = history.location;
  let stop: Stop = () => false;
  /** Awaits the steps that take a stopped one back. */
  let backAgain: (() => void) | null = null;
  /** How far the browser is from `here` until then. */
  let away = 0;
  /** The step that is let through, as it was answered. */
  let passing: number | null = null;

  const guarded =
    (go: History['push'], historyAction: 'PUSH' | 'REPLACE') =>
    (to: To, state?: unknown): void => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      const nextLocation = { ...here, search: '', hash: '', ...path, state } as Location;
      const proceed = (): void => go(to, state);
      if (!stop({ currentLocation: here, nextLocation, historyAction } as Parameters<BlockerFunction>[0], proceed))
        proceed();
    };

  /**
   * The browser has moved already when it tells of a step back or forward: a stopped one is taken back, as are those that
   * somebody takes meanwhile (back twice at once).
   */
  function isStopped({ action, location, delta }: Parameters<Listener>[0]): boolean {
    if (String(action) !== 'POP' || delta === null) return false;
    if (backAgain) {
      away += delta;
      if (away === 0) {
        backAgain();
        backAgain = null;
      } else history.go(-away);
      return true;
    }
    if (passing === delta) {
      passing = null;
      return false;
    }
    const { promise: isBack, resolve } = Promise.withResolvers<void>();
    const proceed = (): void =>
      void isBack.then(() => {
        passing = delta;
        history.go(delta);
      });
    if (!stop({ currentLocation: here, nextLocation: location, historyAction: action }, proceed)) return false;
    backAgain = resolve;
    away = delta;
    history.go(-away);
    return true;
  }

  return Object.assign(history, {
    push: guarded(push, 'PUSH'),
    replace: guarded(replace, 'REPLACE'),
    listen: (tell: Listener) =>
      listen((update) => {
        if (isStopped(update)) return;
        here = update.location;
        tell(update);
      }),
    guard: (next: Stop) => {
      stop = next;
      return () => {
        stop = () => false;
      };
    },
  });
}

/** None where a page is drawn before it is in a browser. */
export const HistoryContext = createContext<GuardedHistory | null>(null);

const UNBLOCKED: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/** As React Router's. */
export function useBlocker(shouldBlock: BlockerFunction): Blocker {
  const history = use(HistoryContext);
  const [blocker, setBlocker] = useState(UNBLOCKED);
  const stop = useEffectEvent<Stop>((move, proceed) => {
    if (!shouldBlock(move)) return false;
    const reset = (): void => setBlocker(UNBLOCKED);
    setBlocker({
      state: 'blocked',
      location: move.nextLocation,
      reset,
      proceed: () => {
        reset();
        proceed();
      },
    });
    return true;
  });
  useEffect(() => history?.guard((move, proceed) => stop(move, proceed)), [history]);
  return blocker;
}
