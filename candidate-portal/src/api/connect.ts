import { thunk } from 'redux-thunk';
import { api } from './enhanced';
import type { LateStore } from './late-store';

/** Lets the client of the API join the portal's store. */
export function connectApi(store: LateStore): typeof api.endpoints {
  store.join({
    name: api.reducerPath,
    reducer: api.reducer,
    middleware: [thunk, api.middleware],
    reset: () => api.util.resetApiState(),
  });
  return api.endpoints;
}
