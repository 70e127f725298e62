import type { Collection, Document, IndexDescription } from 'mongodb';
import { inTurns } from './in-turns.ts';
import { median, ratiosOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const GOAL = { atMost: 1.3 };
/** So many candidates are written to in each round. */
const WRITES = 200;

/** A copy of a collection, with its indexes or without. */
async function copyOf({ db }: Stage, of: string, name: string, withIndexes: boolean): Promise<Collection> {
  const copy = db.collection(name);
  await copy.drop();
  await db
    .collection(of)
    .aggregate([{ $out: name }])
    .toArray();
  const indexes = (await db.collection(of).indexes()) as IndexDescription[];
  if (withIndexes) await copy.createIndexes(indexes);
  return copy;
}

/** Writes to one candidate after the other, as the API does: with a counter and an entry of the audit trail, in one transaction. */
function writer(stage: Stage, candidates: Collection, audit: Collection, ids: readonly unknown[]) {
  const { db } = stage;
  const entries = audit.find().limit(1).toArray();
  let turn = 0;
  return async (changes: readonly Document[]): Promise<number> => {
    const [{ _id: _of, ...entry } = {} as Document] = await entries;
    const $set = changes[(turn += 1) % changes.length];
    const started = performance.now();
    for (const _id of ids)
      await db.client.withSession((session) =>
        session.withTransaction(async () => {
          await candidates.updateOne({ _id } as Document, { $set, $inc: { version: 1 } } as Document, { session });
          await db.collection('benchCounters').updateOne({}, { $inc: { count: 1 } }, { upsert: true, session });
          await audit.insertOne({ ...entry }, { session });
        }),
      );
    return (performance.now() - started) / ids.length;
  };
}

/** What the indexes of candidates cost whoever writes to one. */
export async function indexes(stage: Stage): Promise<Section> {
  const { db, size } = stage;
  const indexed = await copyOf(stage, 'candidates', 'benchIndexed', true);
  const bare = await copyOf(stage, 'candidates', 'benchBare', false);
  const audit = await copyOf(stage, 'audit', 'benchAudit', true);
  const found = await indexed.find().limit(WRITES).toArray();
  const ids = found.map(({ _id }) => _id);
  const statuses = await db
    .collection('candidates')
    .aggregate<{ _id: string; listBucket: number }>([
      { $match: { archived: false } },
      { $group: { _id: '$status', listBucket: { $first: '$listBucket' } } },
    ])
    .toArray();
  const measured = async (what: string, changes: readonly Document[], goal?: typeof GOAL): Promise<Row> => {
    const write = [indexed, bare].map((candidates) => writer(stage, candidates, audit, ids));
    const [ours = [], without = []] = await inTurns(write.map((one) => () => one(changes)));
    const detail = `${median(ours).toFixed(2)} and ${median(without).toFixed(2)} ms`;
    return { what, value: ratiosOf(ours, without), unit: 'x', detail, ...(goal && { goal }) };
  };
  const rows = [
    await measured(
      'a change of status, which stands in every filter’s index',
      statuses.map(({ _id, listBucket }) => ({ status: _id, listBucket, modifiedAt: new Date() })),
      GOAL,
    ),
    await measured('a change of function', [{ function: 'writer' }, { function: 'translator' }], GOAL),
    await measured('a change of phone, which has none', [{ phone: '+3293334455' }, { phone: '+3293334466' }], GOAL),
  ];
  for (const name of ['benchIndexed', 'benchBare', 'benchAudit', 'benchCounters']) await db.collection(name).drop();
  const { length: count } = await db.collection('candidates').indexes();
  return {
    title: 'A write beside one without indexes',
    about: `A transaction of the API (candidate, counter, audit trail) by the driver, on a copy of ${size.toLocaleString('en')} candidates with their ${count} indexes and on one with none, in turns.`,
    rows,
  };
}
