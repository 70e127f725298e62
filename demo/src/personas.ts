import data from '../data/personas.json' with { type: 'json' };
import type { KnownProfile } from './profile.ts';

/**
 * The people every screenshot shows: the first candidates of every demo. `created` and `modified` count days back from the reference day;
 * what is not said of them is made up like everybody else's.
 */
export const PERSONAS = data as unknown as KnownProfile[];

/** Where a persona stands among the personas, and so among all candidates. */
export function personaIndex(fullName: string): number {
  const index = PERSONAS.findIndex(({ firstname, name }) => `${firstname} ${name}` === fullName);
  if (index < 0) throw new Error(`${fullName} is not a persona`);
  return index;
}
