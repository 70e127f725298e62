import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { FileStore } from '@byline/backend/modules/files/store/file-store.js';
import { dropIndexes } from '@byline/backend/migrations/indexes.js';

interface Stored {
  storageKey: string;
  thumbnail?: { storageKey: string } | null;
}

/** Empties the database and its file store; the bytes first, because only the database lists them. */
export async function clearAll(app: INestApplicationContext): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  const store = app.get(FileStore, { strict: false });
  for (const name of ['File', 'FileDeletion']) {
    const kept = connection.model<Stored>(name).find().select('storageKey thumbnail').lean().cursor();
    for await (const { storageKey, thumbnail } of kept)
      for (const key of [storageKey, thumbnail?.storageKey ?? []].flat()) await store.delete(key);
  }
  await dropIndexes(connection); // MongoDB deletes faster without indexes; the next filling creates them again
  for (const model of Object.values<Model<object>>(connection.models)) await model.deleteMany({});
}
