import type { Connection } from 'mongoose';

/** Records to insert by the name of their Mongoose model. */
export type Records = Partial<Record<string, readonly object[]>>;

/** Writes records without Mongoose, which would take longer than MongoDB itself; the records are complete. */
export async function insertAll(connection: Connection, records: Records): Promise<void> {
  await Promise.all(
    Object.entries(records).map(async ([model, documents]) => {
      if (!documents?.length) return;
      await connection.model(model).collection.insertMany([...documents], { ordered: false });
    }),
  );
}
