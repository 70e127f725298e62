import { isDeepStrictEqual } from 'node:util';
import { inTurns } from './in-turns.ts';
import { measure, type Target } from './load.ts';
import { median, ratiosOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

export interface Pair {
  what: string;
  api: Target;
  limit: Target;
  atLeast: number;
}

const OTHERS = 0.75;
const TILES = 0.7;

/** The calls that have a limit program (tools/bench/limits). */
export async function pairsOf({ db, call, limit }: Stage): Promise<Pair[]> {
  const [busiest] = await db
    .collection('notes')
    .aggregate<{ _id: unknown }>([{ $sortByCount: '$candidateId' }, { $limit: 1 }])
    .toArray();
  const id = String(busiest?._id);
  // Counted to its end: a function that many have is not.
  const [, second] = await db
    .collection('candidates')
    .aggregate<{ _id: string }>([{ $sortByCount: '$function' }, { $match: { count: { $lt: 9_000 } } }, { $limit: 2 }])
    .toArray();
  const of = second?._id ?? '';
  const pair = (what: string, path: string, ofLimit: string, atLeast = OTHERS): Pair => ({
    what,
    api: call(path),
    limit: limit(ofLimit),
    atLeast,
  });
  return [
    pair('first page', 'candidates?limit=25&filter[archived]=false', 'first-page'),
    pair('one candidate', `candidates/${id}`, `candidate/${id}`),
    pair('notes', 'notes?limit=25&sort=-createdAt', 'notes'),
    pair('notes of one candidate', `notes?limit=25&sort=-createdAt&filter[candidateId]=${id}`, `notes-of/${id}`),
    pair('applications', 'jobapplications?limit=25&sort=-createdAt', 'applications'),
    pair('tiles', 'candidates/tiles', 'tiles', TILES),
    pair('tiles of a function', `candidates/tiles?filter[function]=${of}`, `filtered-tiles/${of}`, TILES),
  ];
}

/** What the API works out of a record by rules, which no limit program repeats. */
const BY_RULES = ['missing', 'abilities', 'phoneInternational'];

/** A limit that answers something else would be none. */
export async function requireSameAnswers(pairs: readonly Pair[]): Promise<void> {
  for (const { what, api, limit } of pairs) {
    const [answered, bare] = await Promise.all([api, limit].map(answerOf));
    if (!isDeepStrictEqual(answered, bare)) {
      const start = (answer: unknown): string => JSON.stringify(answer).slice(0, 2_000);
      throw new Error(`${what}: the API answers\n${start(answered)}\nand its limit program\n${start(bare)}`);
    }
  }
}

async function answerOf({ url, headers }: Target): Promise<unknown> {
  const response = await fetch(url, { ...(headers && { headers }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${text}`);
  return JSON.parse(text, (name, value: unknown) => (BY_RULES.includes(name) ? undefined : value));
}

/** How many times as many requests a second as bare Node and driver the API answers. */
export async function besideLimits(stage: Stage): Promise<Section> {
  const pairs = await pairsOf(stage);
  await requireSameAnswers(pairs);
  const rows: Row[] = [];
  for (const { what, api, limit, atLeast } of pairs) {
    const [ours = [], bare = []] = await inTurns(
      [api, limit].map((target) => async () => (await measure(target)).requestsPerSecond),
    );
    rows.push({
      what,
      value: ratiosOf(ours, bare),
      unit: 'x',
      goal: { atLeast },
      detail: `${median(ours).toFixed(0)} of ${median(bare).toFixed(0)} requests a second`,
    });
  }
  return {
    title: `The API beside bare \`node:http\` and driver, at ${stage.size.toLocaleString('en')}`,
    about:
      'Requests a second with 8 connections, the API and its limit program (`tools/bench/limits`) in turns: the same query over the same index, the same JSON, and no session, rights, validation or log.',
    rows,
  };
}
