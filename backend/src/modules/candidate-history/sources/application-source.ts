import type { HistoryAct } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import type { AuditEntry } from '../../../common/audit/audit.schema.js';
import type { Audit } from '../../../common/audit/audit.service.js';
import type { ApplicationWithJob } from '../../applications/application.presenter.js';
import type { ApplicationsService } from '../../applications/applications.service.js';
import type { HistoryFact, HistorySource } from '../history-source.js';
import { fieldChanges, WORK_FIELD } from '../field-change.rules.js';
import { memorySource } from './memory-source.js';

const ACTS: Readonly<Record<string, HistoryAct>> = {
  apply: 'applied',
  propose: 'proposed',
  reopen: 'proposed',
  approve: 'approved',
  decline: 'declined',
  change_work: 'work_changed',
  withdraw: 'withdrawn',
  end_again: 'application_ended',
  delete: 'application_removed',
};

/** The job of an entry, which only the first and the last entry of an application name. */
function jobOf({ changes }: AuditEntry): Types.ObjectId | null {
  const { from, to } = changes.find(({ field }) => field === 'jobId') ?? {};
  return to instanceof Types.ObjectId ? to : from instanceof Types.ObjectId ? from : null;
}

/** The applications that the trail does not know, from their records. */
function factsOfRecord(application: ApplicationWithJob, her: Types.ObjectId): HistoryFact[] {
  const { _id, createdAt, proposedBy, jobId, title, status, decidedAt, decidedBy, withdrawnAt } = application;
  const common = { recordId: _id, jobId, title };
  const moments: Pick<HistoryFact, 'at' | 'act' | 'by'>[] = [
    { at: createdAt, act: proposedBy ? 'proposed' : 'applied', by: proposedBy ?? her },
    ...(decidedAt
      ? [{ at: decidedAt, act: status === 'rejected' ? ('declined' as const) : ('approved' as const), by: decidedBy }]
      : []),
    ...(withdrawnAt ? [{ at: withdrawnAt, act: 'withdrawn' as const, by: her }] : []),
  ];
  return moments.map((moment, index) => ({ ...common, ...moment, key: `${String(_id)}${index}` }));
}

/** The acts on the candidate's applications, which are as many as their jobs. */
export const applicationSource = (applications: ApplicationsService, audit: Audit): HistorySource =>
  memorySource('application', async ({ candidateId, candidate }) => {
    const [records, entries] = await Promise.all([
      applications.withJobsOf(candidateId),
      audit.find({ candidateId: candidate._id, entity: 'application' }),
    ]);
    const recordOf = new Map(records.map((record) => [String(record._id), record]));
    const jobs = new Map(
      entries.flatMap((entry) => {
        const jobId = jobOf(entry);
        return jobId ? [[String(entry.entityId), jobId] as const] : [];
      }),
    );
    const titleOf = await applications.jobTitles([...jobs.values()]);
    const known = new Set(entries.map(({ entityId }) => String(entityId)));
    return [
      ...entries.flatMap((entry): HistoryFact[] => {
        const act = ACTS[entry.action];
        if (!act) return [];
        const record = recordOf.get(String(entry.entityId));
        const jobId = record?.jobId ?? jobs.get(String(entry.entityId));
        return [
          {
            ...{ at: entry.at, key: String(entry._id), act, by: entry.actorId, recordId: record?._id ?? null },
            ...(jobId && { jobId, title: record?.title ?? titleOf(jobId) }),
            changes: fieldChanges([{ changes: entry.changes.filter(({ field }) => field === WORK_FIELD) }]),
          },
        ];
      }),
      ...records
        .filter(({ _id }) => !known.has(String(_id)))
        .flatMap((record) => factsOfRecord(record, candidate.userId ?? candidate._id)),
    ];
  });
