import type { Connection } from 'mongoose';

/** Creates every collection with its indexes; what is there already stays. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}
