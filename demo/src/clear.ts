import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { FileStore } from '@byline/backend/modules/files/store/file-store.js';
import { dropIndexes } from '@byline/backend/migrations/indexes.js';

/** Empties the database and the file store behind it; the bytes first, because only the database knows which there are. */
export async function clearAll(app: INestApplicationContext): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  const store = app.get(FileStore, { strict: false });
  for (const name of ['File', 'FileDeletion']) {
    const kept = connection.model<{ storageKey: string }>(name).find().select('storageKey').lean().cursor();
    for await (const { storageKey } of kept) await store.delete(storageKey);
  }
  await dropIndexes(connection); // a record without index entries is gone at once; whoever fills the database makes them again
  for (const model of Object.values<Model<object>>(connection.models)) await model.deleteMany({});
}
