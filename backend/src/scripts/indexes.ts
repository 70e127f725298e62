import type { Connection, Model } from 'mongoose';

/** All indexes of a collection in one command: it is read once, whatever their number. */
async function createIndexesOf({ collection, schema }: Model<object>): Promise<void> {
  const indexes = schema.indexes().map(([key, { background: _, ...options }]) => ({ key, ...options }));
  if (indexes.length > 0) await collection.createIndexes(indexes as Parameters<typeof collection.createIndexes>[0]);
}

/** Collections at a time; MongoDB builds no more at once. */
const AT_ONCE = 3;

/** Creates every collection with its indexes; what is there already stays. */
export async function createIndexes(connection: Connection): Promise<void> {
  const models = Object.values<Model<object>>(connection.models).values();
  const work = async (): Promise<void> => {
    for (const model of models) {
      await model.createCollection();
      await createIndexesOf(model);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Leaves the bare collections, which are much faster to fill: MongoDB sorts an index that is made afterwards. */
export async function dropIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values<Model<object>>(connection.models)) {
    await model.createCollection();
    await model.collection.dropIndexes();
  }
}
