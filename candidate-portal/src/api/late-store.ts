import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Dispatch,
  type Middleware,
  type Reducer,
  type Store,
  type UnknownAction,
} from 'redux';

/** What joins a store later. */
export interface LatePart {
  name: string;
  reducer: Reducer;
  middleware: readonly Middleware[];
  /** Drops all that it keeps. */
  reset: () => UnknownAction;
}

export interface LateStore<State = unknown> extends Store<State> {
  /** Once; a second time does nothing. */
  join: (part: LatePart) => void;
  /** Whether one has. */
  isJoined: (this: void) => boolean;
  reset: () => void;
}

type Reducers = Record<string, Reducer>;

/** A store that the client of the API joins with the first screen or call that needs it (`connectApi`): the entry's forms come without. */
export function createLateStore<State extends object>(reducers: Reducers, preloaded: State): LateStore<State> {
  let part: LatePart | null = null;
  let handle: Dispatch | null = null;
  let chain: (middleware: readonly Middleware[]) => Dispatch = () => store.dispatch;
  const late: Middleware = (api) => (next) => {
    chain = (middleware) =>
      middleware
        .map((one) => one(api))
        .reduceRight<Dispatch>((after, one) => one(after as never) as Dispatch, next as Dispatch);
    return (action) => (handle ?? next)(action as never);
  };
  const store = createStore(combineReducers(reducers), preloaded, applyMiddleware(late)) as unknown as Store<State>;
  return Object.assign(store, {
    join: (joined: LatePart) => {
      if (part) return;
      part = joined;
      handle = chain(joined.middleware);
      store.replaceReducer(
        combineReducers({ ...reducers, [joined.name]: joined.reducer }) as unknown as Reducer<State>,
      );
    },
    isJoined: () => part !== null,
    reset: () => {
      if (part) store.dispatch(part.reset());
    },
  });
}
