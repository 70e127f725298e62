import data from '../data/personas.json' with { type: 'json' };
import type { KnownProfile } from './profile.ts';

/**
 * The people of the screenshots, the first candidates of every demo. `created` and `modified` count days back from the reference day;
 * missing values are invented as for everybody else.
 */
export const PERSONAS = data as unknown as KnownProfile[];

/** A persona's place among all candidates. */
export function personaIndex(fullName: string): number {
  const index = PERSONAS.findIndex(({ firstname, name }) => `${firstname} ${name}` === fullName);
  if (index < 0) throw new Error(`${fullName} is not a persona`);
  return index;
}
