import type { Principal } from './principal.js';

/** What the guard needs of the module that keeps sessions. */
export abstract class Sessions {
  /** The principal of a bearer token; null when it is forged, expired or its session has ended. */
  abstract principalOf(token: string): Promise<Principal | null>;
}
