import { HISTORY_GAP_MS, type HistoryKind } from '@byline/shared-types/domain';
import type { QueryFilter } from 'mongoose';
import type { AuditEntry } from '../../../common/audit/audit.schema.js';
import type { Audit } from '../../../common/audit/audit.service.js';
import type { Timeline, TimelineOf } from '../../../common/mongo/timeline.js';
import { ChangeGroups, type ChangeGroup } from '../field-change.rules.js';
import type { HistoryFact, HistorySource, SourcePart } from '../history-source.js';
import { isInPart } from '../merge-history.rules.js';
import { idsOf } from './timeline-source.js';

/** The content of a group of changes; its moment and its author are those of its newest change. */
export type GroupFact = Omit<HistoryFact, 'at' | 'key' | 'by'>;
type Group = ChangeGroup<AuditEntry>;

const BATCH = 200;

/**
 * Reads groups of changes. It begins five minutes above the part, because a change just below its upper end may belong to a group that
 * an earlier page has shown, and goes on until no older change can belong to its last group.
 */
async function readGroups(timeline: Timeline<AuditEntry>, of: TimelineOf, part: SourcePart): Promise<Group[]> {
  const { before, limit } = part;
  const grouped = new ChangeGroups<AuditEntry>();
  const inPart = () =>
    grouped.groups.filter(([{ at, _id }]) => isInPart({ at, key: String(_id) }, part)).slice(0, limit);
  let end = before && { at: new Date(before.at.getTime() + HISTORY_GAP_MS), ties: 'all' as SourceTies };
  for (;;) {
    const entries = await timeline.read(of, idsOf({ ...(end && { before: end }), limit: BATCH }));
    entries.forEach((entry) => grouped.add(entry));
    const last = entries.at(-1);
    if (!last || entries.length < BATCH) break;
    if (inPart().length === limit && ChangeGroups.closed(inPart(), last.at)) break;
    end = { at: last.at, ties: { key: String(last._id) } };
  }
  return inPart();
}
type SourceTies = NonNullable<SourcePart['before']>['ties'];

/** A source of one entry for the changes of a record by one person that follow each other within five minutes. */
export function groupedSource(
  kind: HistoryKind,
  audit: Audit,
  match: QueryFilter<AuditEntry>,
  factsOf: (groups: Group[]) => GroupFact[] | Promise<GroupFact[]>,
): HistorySource {
  const timeline = audit.timeline(match);
  return {
    kind,
    read: async (of, part) => {
      const groups = await readGroups(timeline, of, part);
      const facts = await factsOf(groups);
      return facts.map((fact, index) => {
        const { at, _id, actorId } = (groups[index] as Group)[0];
        return { ...fact, at, key: String(_id), by: actorId };
      });
    },
    count: (of) => audit.countGroups(of, match, HISTORY_GAP_MS),
  };
}
