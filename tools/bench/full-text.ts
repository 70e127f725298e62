import { join } from 'node:path';
import type { Db, Document } from 'mongodb';
import { root } from '../lib/paths.ts';
import { timeAlone } from './load.ts';
import { spreadOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const GOAL = { atMost: 150 };
/** The slowest but one of them is the 95th percentile. */
const TIMES = 20;

/** Words of a CV of 3 kB. */
const WORDS = 450;
const VOCABULARY = 60_000;
const AT_ONCE = 2_000;

/** The same numbers each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Invented words; stemmers change few of them. */
function vocabularyOf(random: () => number): string[] {
  const letter = (letters: string): string => letters[Math.floor(random() * letters.length)] ?? '';
  return Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => letter('bcdfglmnprtv') + letter('aou')).join(''),
  );
}

/** Draws words as often as a language does: the hundredth word comes a hundredth as often as the first. */
function drawing(words: readonly string[], random: () => number): () => string {
  const sums: number[] = [];
  words.forEach((_, index) => sums.push((sums[index - 1] ?? 0) + 1 / (index + 2.7)));
  const total = sums.at(-1) ?? 0;
  return () => {
    const at = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? '';
  };
}

interface Source {
  part: 'profile' | 'cv' | 'note';
  text: string;
  language: 'en';
}
/** The functions of the product that make keys of texts; the bench builds them first. */
interface Maker {
  textKeys: (sources: Source[]) => { keys: string[]; texts: Record<string, string>; words: Map<string, string> };
  shortenedOf: (stem: string) => string[];
}
async function makerOf(): Promise<Maker> {
  const parts = ['text-key.rules.js', 'typing-errors.js'].map(
    (file) => import(join(root, 'backend/dist/modules/candidate-texts', file)) as Promise<Partial<Maker>>,
  );
  const [keys, errors] = await Promise.all(parts);
  return { ...keys, ...errors } as Maker;
}

const sourceOf = (part: Source['part'], text: string): Source => ({ part, text, language: 'en' });

/** Gives every candidate the words of a CV and of two notes, as the worker would, unless an earlier bench did. */
async function fill(db: Db, size: number): Promise<string[]> {
  const { textKeys, shortenedOf } = await makerOf();
  const random = randomOf(42);
  const vocabulary = vocabularyOf(random);
  const texts = db.collection('candidate_texts');
  if ((await texts.countDocuments({ bench: true })) >= size) return vocabulary;
  const draw = drawing(vocabulary, random);
  const some = (count: number): string => Array.from({ length: count }, draw).join(' ');
  const stems = new Map<string, string>();
  // The index of a filled collection is made in a tenth of the time.
  await texts.drop();
  let rows: Document[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await texts.insertMany(rows, { ordered: false });
    rows = [];
  };
  for await (const { _id, firstname, name } of db
    .collection('candidates')
    .find({}, { projection: { firstname: 1, name: 1 } })) {
    const side = random();
    const apart = side < 0.3 ? 'leftward' : side < 0.6 ? 'rightward' : '';
    const translates = random() < 0.3 ? 'translator of medical leaflets' : '';
    const {
      keys,
      texts: folded,
      words,
    } = textKeys([
      sourceOf('profile', `${String(firstname)} ${String(name)} ${random() < 0.2 ? 'translator' : ''}`),
      sourceOf('cv', `${some(WORDS - 8)} ${apart} ${side < 0.0005 ? 'rightward' : ''} ${translates} ${some(8)}`),
      sourceOf('note', some(30)),
    ]);
    for (const [stem, word] of words) if (/^\p{L}+$/u.test(stem)) stems.set(stem, word);
    rows.push({ _id, keys, texts: folded, bench: true });
    if (rows.length === AT_ONCE) await flush();
  }
  await flush();
  await texts.createIndex({ keys: 1, _id: -1 });
  const known = db.collection<{ _id: string }>('text_stems');
  await known.deleteMany({});
  await known.insertMany([...stems].map(([_id, word]) => ({ _id, word, shortened: shortenedOf(_id) })));
  return vocabulary;
}

/** The searches in texts that a recruiter waits for. */
const searchesOf = (words: readonly string[]): Record<string, string> => ({
  'a common word': 'translator ',
  'a common pair': 'medical translator ',
  'two words that everybody has': `${words[0]} ${words[1]} `,
  'a rare word and a common one': `${words[20_000]} translator `,
  'two words of 30% each that seldom meet': 'leftward rightward ',
  'three words': `medical leaflets ${words[300]} `,
  'a phrase': '"translator of medical leaflets"',
  'a word without another': `translator -${words[500]} `,
  'the beginning of a word': 'transl',
  'a typing error': 'tranlsator ',
});

const slowestButOne = (values: readonly number[]): number => values.toSorted((a, b) => a - b).at(-2) ?? 0;

/** The time of the rows and of the tiles of a search in texts, and the size of its index. */
export async function fullText({ db, call, size }: Stage): Promise<Section> {
  const words = await fill(db, size);
  const rows: Row[] = [];
  for (const [what, search] of Object.entries(searchesOf(words))) {
    const query = `search=${encodeURIComponent(search)}&searchIn=everything&filter[archived]=false`;
    for (const [part, path] of [
      ['rows', `candidates?limit=25&sort=relevance&${query}`],
      ['tiles', `candidates/tiles?${query.replace('&filter[archived]=false', '')}`],
    ] as const) {
      const times: number[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) times.push(await timeAlone(call(path), 1));
      const late = slowestButOne(times);
      rows.push({ what: `${what}, ${part}`, value: { ...spreadOf(times), median: late }, unit: 'ms', goal: GOAL });
    }
  }
  const [stats] = await db
    .collection('candidate_texts')
    .aggregate<{ storageStats: { storageSize: number; indexSizes: Record<string, number> } }>([
      { $collStats: { storageStats: {} } },
    ])
    .toArray();
  const index = Object.values(stats?.storageStats.indexSizes ?? {}).reduce((sum, bytes) => sum + bytes, 0);
  return {
    title: `Search in texts, at ${size.toLocaleString('en')}`,
    about: `Each candidate has a CV of ${WORDS} words and a note, of a vocabulary of ${VOCABULARY.toLocaleString('en')}. The 95th percentile of ${TIMES} requests, with one connection and no other load. The index has ${Math.round(index / 1e6)} MB, the collection ${Math.round((stats?.storageStats.storageSize ?? 0) / 1e6)} MB.`,
    rows,
  };
}
