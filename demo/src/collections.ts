import type { Connection } from 'mongoose';

/** Records to insert by the name of their Mongoose model. */
export type Records = Partial<Record<string, readonly object[]>>;

/** Writes records as they are: they are complete, and Mongoose would cost more than MongoDB itself. */
export async function insertAll(connection: Connection, records: Records): Promise<void> {
  await Promise.all(
    Object.entries(records).map(async ([model, documents]) => {
      if (!documents?.length) return;
      await connection.model(model).collection.insertMany([...documents], { ordered: false });
    }),
  );
}
