import type { QueryFilter } from 'mongoose';
import type { AuditEntry } from '../../../common/audit/audit.schema.js';
import type { Audit } from '../../../common/audit/audit.service.js';
import { fieldChanges, STAGE_FIELDS, type ChangeGroup } from '../field-change.rules.js';
import type { FieldChange, HistorySource } from '../history-source.js';
import { groupedSource, type GroupFact } from './grouped-source.js';
import { memorySource } from './memory-source.js';
import { timelineSource } from './timeline-source.js';

const PROFILE: QueryFilter<AuditEntry> = { entity: 'candidate', action: { $nin: ['create', 'erase'] } };

/** Changes of status, and of the archive. */
export const stageSource = (audit: Audit): HistorySource =>
  timelineSource('stage', audit.timeline({ ...PROFILE, 'changes.field': { $in: STAGE_FIELDS } }), (entries) =>
    entries.map(({ at, actorId, entityId, changes }) => ({
      ...{ at, act: 'stage' as const, by: actorId, recordId: entityId },
      changes: changes.filter(({ field }) => STAGE_FIELDS.includes(field)) as FieldChange[],
    })),
  );

const factOf = (group: ChangeGroup<AuditEntry>): GroupFact => ({
  ...{ act: 'change', recordId: group[0].entityId, changes: fieldChanges(group.toReversed()) },
});

/** Changes of other fields of the profile. */
export const changeSource = (audit: Audit): HistorySource =>
  groupedSource('change', audit, { ...PROFILE, changes: { $elemMatch: { field: { $nin: STAGE_FIELDS } } } }, (groups) =>
    groups.map(factOf),
  );

/** Merges with another candidate, and their undoing (docs/domain/duplicates.md#merging). */
export const mergeSource = (audit: Audit): HistorySource =>
  timelineSource('change', audit.timeline({ entity: 'merge' }), (entries) =>
    entries.map(({ at, actorId, entityId, action }) => ({
      ...{ at, by: actorId, recordId: entityId },
      act: action === 'merge' ? ('merged' as const) : ('separated' as const),
    })),
  );

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
