import type { Types } from 'mongoose';
import type { Audit } from '../../../common/audit/audit.service.js';
import type { AuditEntry } from '../../../common/audit/audit.schema.js';
import { everyOne } from '../../../common/lists/every-one.js';
import type { CandidateScorecardsService } from '../../scorecards/candidate-scorecards.service.js';
import { isGiven, percentOf } from '../../scorecards/scorecard.rules.js';
import { averageScore } from '../../tests/test.rules.js';
import type { TestsService } from '../../tests/tests.service.js';
import { excerptOf } from '../excerpt.rules.js';
import type { HistorySource } from '../history-source.js';
import { memorySource } from './memory-source.js';
import { timelineSource } from './timeline-source.js';

/** The id if the record exists. */
export const orGone = (existing: readonly Types.ObjectId[], id: Types.ObjectId): Types.ObjectId | null =>
  existing.find((one) => one.equals(id)) ?? null;

/** The old or new value of a field in the audit trail, as text. */
export function auditedText({ changes }: AuditEntry, field: string): string | null {
  const { to, from } = changes.find((change) => change.field === field) ?? {};
  const value = to ?? from;
  return typeof value === 'string' ? value : null;
}

/** The scores of recruiters on scorecards, at the time of their last change. */
export const scoreSource = (scorecards: CandidateScorecardsService): HistorySource =>
  memorySource('score', async ({ candidateId }) => {
    const { records } = await scorecards.list(everyOne({ candidateId: [candidateId] }));
    return records.flatMap(({ record, label, categories }) =>
      record.assessments.filter(isGiven).map((given, index) => ({
        at: given.modifiedAt,
        key: `${String(record._id)}${index.toString(16).padStart(4, '0')}`,
        act: 'score' as const,
        by: given.recruiterId ?? undefined,
        recordId: record.scorecardId,
        title: label,
        score: percentOf(given.scores, categories),
        text: given.comment && excerptOf(given.comment),
      })),
    );
  });

/** Tests, their new averages and their removals. The average stands at the test itself where the trail is older than the test's author. */
export const testSources = (tests: TestsService, audit: Audit): HistorySource[] => [
  timelineSource('test', tests.timeline, (records) =>
    records.map(({ _id, createdAt, createdBy, name, scores }) => ({
      at: createdAt,
      act: 'test' as const,
      by: createdBy,
      recordId: _id,
      title: name,
      score: createdBy ? null : averageScore(scores),
    })),
  ),
  timelineSource('test', audit.timeline({ entity: 'test' }), async (entries) => {
    const existing = await tests.existing(entries.map(({ entityId }) => entityId));
    return entries.map((entry) => ({
      at: entry.at,
      act: entry.action === 'removed' ? ('test_removed' as const) : ('test_scored' as const),
      by: entry.actorId,
      recordId: orGone(existing, entry.entityId),
      title: auditedText(entry, 'name'),
      score: (entry.changes.find(({ field }) => field === 'score')?.to as number | undefined) ?? null,
    }));
  }),
];
