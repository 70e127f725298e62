import type { HistoryKind } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import type { Timeline, TimelinePart } from '../../../common/mongo/timeline.js';
import type { HistoryFact, HistorySource, SourcePart } from '../history-source.js';

/** The part as the collection reads it: its keys are ids. */
export const idsOf = ({ before, limit }: SourcePart): TimelinePart => {
  if (!before) return { limit };
  const { at, ties } = before;
  return { before: { at, ties: typeof ties === 'string' ? ties : new Types.ObjectId(ties.key.slice(0, 24)) }, limit };
};

type Fact = Omit<HistoryFact, 'key'>;

/** A source of one entry for each record of a timeline. */
export const timelineSource = <R extends { _id: Types.ObjectId }>(
  kind: HistoryKind,
  timeline: Timeline<R>,
  factsOf: (records: R[]) => Fact[] | Promise<Fact[]>,
): HistorySource => ({
  kind,
  read: async (of, part) => {
    const records = await timeline.read(of, idsOf(part));
    const facts = await factsOf(records);
    return facts.map((fact, index) => ({ ...fact, key: String(records[index]?._id) }));
  },
  count: (of) => timeline.count(of),
});
