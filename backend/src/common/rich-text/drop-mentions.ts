import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { withoutMentions } from './rich-text.js';

type Texts<F extends string> = Partial<Record<F, string>>;

/** The text at a path like `action.mail.message`. */
const textAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);

interface Otherwise<T, F extends string> {
  /** The indexed field with the users that the record's texts mention; without it, every text is searched. */
  mentions?: keyof T;
  /** Further changes of the record with its text. */
  more?: (texts: Texts<F>, record: T) => object;
}

/** Removes mentions of these users from rich texts, and returns the number of changed records. */
export async function dropMentions<T extends { _id: Types.ObjectId }, F extends string>(
  model: Model<T>,
  fields: readonly F[],
  userIds: readonly Types.ObjectId[],
  session: ClientSession,
  { mentions, more = () => ({}) }: Otherwise<T, F> = {},
): Promise<number> {
  if (userIds.length === 0) return 0;
  const ids = userIds.map(String);
  const inTexts = { $or: fields.map((field) => ({ [field]: { $regex: ids.join('|'), $options: 'i' } })) };
  const match = (mentions ? { [mentions]: { $in: userIds } } : inTexts) as unknown as QueryFilter<T>;
  const found = await model.find(match).select('-ngrams -searchText').session(session).lean<T[]>();
  for (const record of found) {
    const texts: Texts<F> = {};
    for (const field of fields) {
      const text = textAt(record, field);
      if (typeof text === 'string') texts[field] = withoutMentions(text, ids);
    }
    const listed = mentions ? { $pullAll: { [mentions]: [...userIds] } } : {};
    const update = { $set: { ...texts, ...more(texts, record) }, $inc: { version: 1 }, ...listed };
    await model.updateOne({ _id: record._id } as QueryFilter<T>, update as object, { session, timestamps: false });
  }
  return found.length;
}
