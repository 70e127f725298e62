import type { Connection, mongo } from 'mongoose';
import { applyPlans, createCollections, describePlan, planIndexes } from './indexes.js';
import { MIGRATIONS } from './index.js';
import { withLock } from './lock.js';
import type { Migration } from './migration.js';

export interface MigrateOptions {
  /** Receives each step before its execution. */
  say: (line: string) => void;
  migrations?: readonly Migration[];
  /** Time that the lock of a killed process makes others wait. */
  leaseMs?: number;
}

const LEASE_MS = 30_000;

interface MigrationRecord {
  _id: string;
  at: Date;
}

const recordsOf = (db: mongo.Db): mongo.Collection<MigrationRecord> => db.collection<MigrationRecord>('migrations');

function databaseOf({ db }: Connection): mongo.Db {
  if (!db) throw new Error('not connected');
  return db;
}

async function pendingOf(db: mongo.Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = new Set((await recordsOf(db).find().toArray()).map(({ _id }) => _id));
  return migrations.filter(({ id }) => !done.has(id));
}

/** An empty database needs no migration, so all migrations count as done. */
export async function beginAsNewest(connection: Connection): Promise<void> {
  const records = recordsOf(databaseOf(connection));
  const at = new Date();
  await records.bulkWrite(
    MIGRATIONS.map(({ id }) => ({
      updateOne: { filter: { _id: id }, update: { $setOnInsert: { at } }, upsert: true },
    })),
  );
}

/** Reports the steps of `migrate` without executing them. */
export async function planMigration(
  connection: Connection,
  { say, migrations = MIGRATIONS }: MigrateOptions,
): Promise<void> {
  const pending = await pendingOf(databaseOf(connection), migrations);
  for (const { id, does } of pending) say(`would run ${id}: ${does}`);
  const lines = (await planIndexes(connection)).flatMap(describePlan);
  if (pending.length > 0 && lines.length > 0) say('would then, going by the indexes there are now:');
  for (const line of lines) say(`would ${line}`);
  if (pending.length + lines.length === 0) say('nothing to do');
}

/**
 * Updates a database for this version of the product: runs the missing migrations, then makes its indexes those that the
 * schemas declare. Several processes may run it at once: one does the work, the others wait.
 */
export async function migrate(
  connection: Connection,
  { say, migrations = MIGRATIONS, leaseMs = LEASE_MS }: MigrateOptions,
): Promise<void> {
  const db = databaseOf(connection);
  const onWait = (): void => say('waiting for another process that is migrating');
  await withLock(db, { leaseMs, onWait }, async (requireLock) => {
    const pending = await pendingOf(db, migrations);
    for (const { id, does, up } of pending) {
      await requireLock();
      say(`running ${id}: ${does}`);
      await up(db);
      await recordsOf(db).insertOne({ _id: id, at: new Date() });
    }
    await createCollections(connection);
    const plans = await planIndexes(connection);
    for (const line of plans.flatMap(describePlan)) say(line);
    await requireLock();
    await applyPlans(plans);
    if (pending.length + plans.length === 0) say('nothing to do');
  });
}
