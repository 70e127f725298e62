import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { withoutMentions } from './rich-text.js';

type Texts<F extends string> = Partial<Record<F, string>>;

/** The text at a path like `action.mail.message`. */
const textAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);

/**
 * Takes mentions of these users out of rich texts, and answers how many records had any. It looks through the whole collection: people are
 * erased rarely, and no list needs an index for it.
 */
export async function dropMentions<T extends { _id: Types.ObjectId }, F extends string>(
  model: Model<T>,
  fields: readonly F[],
  userIds: readonly Types.ObjectId[],
  session: ClientSession,
  /** What else changes with a text. */
  more: (texts: Texts<F>, record: T) => object = () => ({}),
): Promise<number> {
  if (userIds.length === 0) return 0;
  const ids = userIds.map(String);
  const named = { $regex: ids.join('|'), $options: 'i' };
  const match = { $or: fields.map((field) => ({ [field]: named })) } as unknown as QueryFilter<T>;
  const found = await model.find(match).select('-ngrams -searchText').session(session).lean<T[]>();
  for (const record of found) {
    const texts: Texts<F> = {};
    for (const field of fields) {
      const text = textAt(record, field);
      if (typeof text === 'string') texts[field] = withoutMentions(text, ids);
    }
    const update = { $set: { ...texts, ...more(texts, record) }, $inc: { version: 1 } };
    await model.updateOne({ _id: record._id } as QueryFilter<T>, update as object, { session, timestamps: false });
  }
  return found.length;
}
