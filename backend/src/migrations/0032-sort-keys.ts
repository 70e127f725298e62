import type { mongo } from 'mongoose';
import { sortKey } from '../common/lists/sort-keys.js';
import type { Migration } from './migration.js';

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
const LABELS = ['skills', 'skillcategories'];
const BATCH = 1_000;

type Keys = Record<string, unknown>;

const keyOf = (text: unknown): string => sortKey(typeof text === 'string' ? text : '');

const keysOf = (record: object, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, keyOf((record as Keys)[name])]));

const namesOf = ({ firstname, name }: mongo.Document) => ({
  firstname: sortKey(`${firstname as string} ${name as string}`),
  name: sortKey(`${name as string} ${firstname as string}`),
});

/** Writes these fields of the matching records, in batches; leaves records alone whose fields are as they should be. */
async function write(
  collection: mongo.Collection,
  match: mongo.Filter<mongo.Document>,
  fieldsOf: (record: mongo.WithId<mongo.Document>) => Keys,
): Promise<void> {
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const flush = async (): Promise<void> => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const record of collection.find(match, { projection: { ngrams: 0, searchText: 0 } })) {
    const changed = Object.entries(fieldsOf(record)).filter(([name, value]) => record[name] !== value);
    if (changed.length > 0)
      writes.push({ updateOne: { filter: { _id: record._id }, update: { $set: Object.fromEntries(changed) } } });
    if (writes.length === BATCH) await flush();
  }
  await flush();
}

export const sortKeys: Migration = {
  id: '0032-sort-keys',
  does: 'lists sort texts by stored keys: numbers by value, without regard to case, accents and signs',
  async up(db) {
    const without = { sortKeys: { $exists: false } };
    for (const [name, texts] of Object.entries(TEXTS))
      await write(db.collection(name), without, (record) => ({ sortKeys: keysOf(record, texts) }));
    for (const name of LABELS) {
      await write(db.collection(name), without, ({ label }) => ({
        sortKeys: { label: keysOf(label as object, ['NL', 'EN', 'FR']) },
      }));
      await db.collection(name).updateMany({ keys: { $exists: true } }, { $unset: { keys: '' } });
    }
    await write(db.collection('users'), without, (user) => ({ sortKeys: namesOf(user) }));
    await write(db.collection('candidates'), {}, (candidate) => {
      const { firstname, name } = namesOf(candidate);
      return { firstnameKey: firstname, nameKey: name, cityKey: keyOf(candidate.city) };
    });
  },
};
