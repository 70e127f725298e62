import { HISTORY_GAP_MS } from '@byline/shared-types/domain';
import type { QueryFilter } from 'mongoose';
import type { AuditEntry } from '../../../common/audit/audit.schema.js';
import type { Audit } from '../../../common/audit/audit.service.js';
import type { Timeline, TimelineOf } from '../../../common/mongo/timeline.js';
import { ChangeGroups, fieldChanges, STAGE_FIELDS, type ChangeGroup } from '../field-change.rules.js';
import type { FieldChange, HistoryFact, HistorySource, SourcePart } from '../history-source.js';
import { isInPart } from '../merge-history.rules.js';
import { memorySource } from './memory-source.js';
import { idsOf, timelineSource } from './timeline-source.js';

const PROFILE: QueryFilter<AuditEntry> = { entity: 'candidate', action: { $nin: ['create', 'erase'] } };

/** Changes of status, and of the archive. */
export const stageSource = (audit: Audit): HistorySource =>
  timelineSource('stage', audit.timeline({ ...PROFILE, 'changes.field': { $in: STAGE_FIELDS } }), (entries) =>
    entries.map(({ at, actorId, entityId, changes }) => ({
      ...{ at, act: 'stage' as const, by: actorId, recordId: entityId },
      changes: changes.filter(({ field }) => STAGE_FIELDS.includes(field)) as FieldChange[],
    })),
  );

const factOf = (group: ChangeGroup<AuditEntry>): HistoryFact => ({
  ...{ at: group[0].at, key: String(group[0]._id), act: 'change', by: group[0].actorId, recordId: group[0].entityId },
  changes: fieldChanges(group.toReversed()),
});

const BATCH = 200;

/**
 * Reads groups of changes. It begins five minutes above the part, because a change just below its upper end may belong to a group that
 * an earlier page has shown, and goes on until no older change can belong to its last group.
 */
async function readGroups(timeline: Timeline<AuditEntry>, of: TimelineOf, part: SourcePart): Promise<HistoryFact[]> {
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
  return inPart().map(factOf);
}
type SourceTies = NonNullable<SourcePart['before']>['ties'];

/** Changes of other fields of the profile. */
export function changeSource(audit: Audit): HistorySource {
  const match = { ...PROFILE, changes: { $elemMatch: { field: { $nin: STAGE_FIELDS } } } };
  const timeline = audit.timeline(match);
  return {
    kind: 'change',
    read: (of, part) => readGroups(timeline, of, part),
    count: (of) => audit.countGroups(of, match, HISTORY_GAP_MS),
  };
}

/** The trail has the creation of a candidate at most so long before or after it. */
const NEAR_MS = 60_000;

/** The beginning: a registration, or a recruiter who entered the candidate. */
export const beginningSource = (audit: Audit): HistorySource =>
  memorySource('change', async ({ candidate: { _id, createdAt, userId } }) => {
    const [$gte, $lte] = [new Date(createdAt.getTime() - NEAR_MS), new Date(createdAt.getTime() + NEAR_MS)];
    const match = { entityId: _id, at: { $gte, $lte }, entity: 'candidate' as const, action: 'create' };
    const [entry] = await audit.find(match);
    const by = entry ? entry.actorId : (userId ?? undefined);
    const registered = by && userId?.equals(by);
    return [{ at: createdAt, key: String(_id), act: registered ? 'registered' : 'added', by, recordId: _id }];
  });
