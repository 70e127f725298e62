import type { Stage } from './stage.ts';

const LIST = 'candidates?limit=25&filter[archived]=false';

interface Call {
  what: string;
  path: string;
  /** Its path at the limit program, which answers four of them. */
  limit?: string;
}

/** The reads that people make most. */
export async function callsOf({ db, size }: Stage): Promise<Call[]> {
  const mostFrequent = async (collection: string, field: string): Promise<string> => {
    const [first] = await db
      .collection(collection)
      .aggregate<{ _id: unknown }>([{ $sortByCount: `$${field}` }, { $limit: 1 }])
      .toArray();
    return String(first?._id);
  };
  const id = await mostFrequent('notes', 'candidateId');
  const both = `filter[function]=${await mostFrequent('candidates', 'function')}&filter[country]=BE`;
  return [
    { what: 'first page', path: LIST, limit: 'first-page' },
    { what: 'one candidate', path: `candidates/${id}`, limit: `candidate/${id}` },
    { what: 'notes', path: 'notes?limit=25&sort=-createdAt', limit: 'notes' },
    { what: 'tiles', path: 'candidates/tiles', limit: 'tiles' },
    { what: 'notes of one candidate', path: `notes?limit=25&sort=-createdAt&filter[candidateId]=${id}` },
    { what: 'applications', path: 'jobapplications?limit=25&sort=-createdAt' },
    { what: 'search', path: `${LIST}&search=janssens` },
    { what: 'duplicates', path: 'candidates/duplicates?limit=25' },
    { what: 'two filters', path: `${LIST}&${both}` },
    { what: 'tiles of two filters', path: `candidates/tiles?${both}` },
    { what: 'deep page, 80% of all skipped', path: `${LIST}&skip=${Math.floor((size * 8) / 10)}` },
  ];
}
