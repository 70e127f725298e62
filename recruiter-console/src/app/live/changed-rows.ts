import type { Change } from '@byline/shared-types/domain';
import { listedApplications, showApplicationsInPlace } from '../../api/application-update';
import { listedCandidates, showInPlace } from '../../api/candidate-update';
import type { AppStore } from '../store/store';
import type { Tag } from './change-tags';

/** A list with more changed rows is read again as a whole. */
const MAX_IN_PLACE = 6;

const LISTS = {
  candidate: { type: 'Candidate', id: 'LIST' },
  application: { type: 'JobApplication', id: 'LIST' },
} satisfies Record<string, Tag>;

type ChangedRow =
  | { kind: 'candidate'; candidateId: string }
  /** The rows of a candidate, or those of a job. */
  | { kind: 'application'; filter: { candidateId: string[]; jobId?: string[] } };

/** The changed candidates and applications that are rows of a list, or the lists to read as a whole. */
export function changedRows(
  changes: readonly Change[],
  state: ReturnType<AppStore['getState']>,
): { inPlace: ChangedRow[]; whole: Tag[] } {
  const candidates = listedCandidates(state);
  const applications = listedApplications(state);
  const all = changes.flatMap(({ kind, id, candidateId }): ChangedRow[] => {
    // A row of an application shows the period of work of its job, and whether its candidate is free then.
    const ofJob = kind === 'job' ? applications.filter(({ jobId }) => jobId === id).map((one) => one.candidateId) : [];
    if (id !== null && ofJob.length > 0) return [{ kind: 'application', filter: { jobId: [id], candidateId: ofJob } }];
    if ((kind !== 'candidate' && kind !== 'application') || candidateId === null) return [];
    const isApplicant = applications.some((one) => one.candidateId === candidateId);
    return [
      ...(kind === 'candidate' && candidates.has(candidateId) ? [{ kind, candidateId }] : []),
      ...(isApplicant ? [{ kind: 'application' as const, filter: { candidateId: [candidateId] } }] : []),
    ];
  });
  const rows = [...new Map(all.map((row) => [JSON.stringify(row), row])).values()];
  return rows.length > MAX_IN_PLACE
    ? { inPlace: [], whole: rows.map(({ kind }) => LISTS[kind]) }
    : { inPlace: rows, whole: [] };
}

/** Shows rows in their places, so none moves under the pointer. */
export function showRows(rows: readonly ChangedRow[], { dispatch }: AppStore): void {
  const candidates = rows.flatMap((row) => (row.kind === 'candidate' ? [row.candidateId] : []));
  if (candidates.length > 0) void dispatch(showInPlace(candidates));
  for (const row of rows) if (row.kind === 'application') void dispatch(showApplicationsInPlace(row.filter));
}
