import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { sortField, sortKey } from '../common/lists/sort-keys.js';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['title'],
  files: ['name'],
  folders: ['name'],
  interviewtemplates: ['type'],
  jobs: ['title', 'client'],
  mailtemplates: ['name'],
  mediums: ['name'],
  scorecardcategories: ['label'],
  scorecards: ['label'],
  sources: ['label'],
  tags: ['label'],
};
/** Collections whose records have a label in each language. */
export const LABELS = ['skills', 'skillcategories'];
const BATCH = 1_000;

type Keys = Record<string, unknown>;
export type Match = mongo.Filter<mongo.Document>;

const keyOf = (text: unknown): string => sortKey(typeof text === 'string' ? text : '');

const keysOf = (record: object, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, keyOf((record as Keys)[name])]));

const namesOf = ({ firstname, name }: mongo.Document) => ({
  firstname: sortKey(`${firstname as string} ${name as string}`),
  name: sortKey(`${name as string} ${firstname as string}`),
});

/**
 * Writes these fields of the matching records, in batches; leaves records alone whose fields are as they should be, or that change
 * meanwhile.
 */
async function write(
  collection: mongo.Collection,
  match: Match,
  fieldsOf: (record: mongo.WithId<mongo.Document>) => Keys,
): Promise<void> {
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const flush = async (): Promise<void> => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const record of collection.find(match, { projection: { ngrams: 0, searchText: 0 } })) {
    const { _id, modifiedAt } = record;
    const changed = Object.entries(fieldsOf(record)).filter(([name, value]) => !isDeepStrictEqual(record[name], value));
    if (changed.length > 0)
      writes.push({ updateOne: { filter: { _id, modifiedAt }, update: { $set: Object.fromEntries(changed) } } });
    if (writes.length === BATCH) await flush();
  }
  await flush();
}

/** Writes the keys by which lists sort the records that match; `field` is the first of a collection's keys. */
export async function writeSortKeys(
  db: mongo.Db,
  matchOf: (collection: string, field: string) => Match,
): Promise<void> {
  for (const [name, texts] of Object.entries(TEXTS))
    await write(db.collection(name), matchOf(name, sortField(String(texts[0]))), (record) => ({
      sortKeys: keysOf(record, texts),
    }));
  for (const name of LABELS)
    await write(db.collection(name), matchOf(name, sortField('label.EN')), ({ label }) => ({
      sortKeys: { label: keysOf(label as object, ['NL', 'EN', 'FR']) },
    }));
  await write(db.collection('users'), matchOf('users', sortField('name')), (user) => ({ sortKeys: namesOf(user) }));
  await write(db.collection('candidates'), matchOf('candidates', 'nameKey'), (candidate) => {
    const { firstname, name } = namesOf(candidate);
    return { firstnameKey: firstname, nameKey: name, cityKey: keyOf(candidate.city) };
  });
}
