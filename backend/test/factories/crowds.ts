import { newContent } from '../../src/modules/candidates/write/candidate-changes.js';
import { TileCounters } from '../../src/modules/candidates/list/tile-counters.js';
import type { CandidateRecord } from '../../src/modules/candidates/record/candidate.record.js';
import type { TestApi } from '../support/api.js';

let cities = 0;

/** Creates many candidates in a city of their own, and returns the city. */
export async function crowd(api: TestApi, size: number): Promise<string> {
  const city = `City ${cities++}`;
  const rows = Array.from({ length: size }, (_, index) =>
    newContent({ firstname: 'Camille', name: 'Lefèvre', email: `${city.replace(' ', '')}.${index}@example.be`, city }),
  );
  await api.model<CandidateRecord>('Candidate').insertMany(rows);
  await api.app.get(TileCounters).recount();
  return city;
}

/** The query of a city's list. */
export const ofCity = (city: string): string => `?filter[city]=${encodeURIComponent(city)}`;
