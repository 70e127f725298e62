import type { Model, QueryFilter, Types } from 'mongoose';

/** The records of one candidate, of all authors or of one; null is the product itself. */
export interface TimelineOf {
  candidateId: string;
  by?: Types.ObjectId | null;
}

/**
 * A part of a timeline, newest first. `before` is its upper end: records of that moment are `none` or `all` of it, or those with a
 * smaller id.
 */
export interface TimelinePart {
  before?: { at: Date; ties: 'none' | 'all' | Types.ObjectId };
  limit: number;
}

/** Records about a candidate in the order of their time. */
export interface Timeline<R> {
  read(of: TimelineOf, part: TimelinePart): Promise<R[]>;
  count(of: TimelineOf): Promise<number>;
}

interface TimelineFields<R> {
  /** The field of the time; an index holds `candidateId`, this field and `_id`. */
  time: keyof R & string;
  /** The field of the author; without it, no author's timeline has these records. */
  author?: keyof R & string;
  /** Records that belong to it; a function when that depends on the moment. */
  match?: () => QueryFilter<R>;
  /** Fields to read; all but those of the search by default. */
  select?: string;
}

/** Makes the timeline of a collection. */
export function timelineOf<R>(model: Model<R>, { time, author, match, select }: TimelineFields<R>): Timeline<R> {
  const isEmpty = ({ by }: TimelineOf): boolean => by !== undefined && !author;
  const matchOf = ({ candidateId, by }: TimelineOf) => ({
    candidateId,
    // A record without the field is older than it: its author is unknown, not the product.
    ...(author && by !== undefined && { [author]: by ?? { $type: 'null' } }),
    ...match?.(),
  });
  const upTo = ({ at, ties }: NonNullable<TimelinePart['before']>): object[] => {
    if (ties === 'none') return [{ [time]: { $lt: at } }];
    const smaller = { $or: [{ [time]: { $lt: at } }, { _id: { $lt: ties } }] };
    return [{ [time]: { $lte: at } }, ...(ties === 'all' ? [] : [smaller])];
  };
  return {
    read: async (of, { before, limit }) =>
      isEmpty(of)
        ? []
        : model
            .find({ $and: [matchOf(of), ...(before ? upTo(before) : [])] } as QueryFilter<R>)
            .select(select ?? '-ngrams -searchText')
            .sort({ [time]: -1, _id: -1 })
            .limit(limit)
            .lean<R[]>(),
    count: async (of) => (isEmpty(of) ? 0 : model.countDocuments(matchOf(of) as QueryFilter<R>)),
  };
}
