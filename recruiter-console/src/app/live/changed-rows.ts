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
  | { kind: 'application'; candidateId: string }
  /** All rows of a job. */
  | { kind: 'application'; jobId: string };

/** The changed candidates and applicants that are rows of a list, the jobs of such rows, or the lists to read as a whole. */
export function changedRows(
  changes: readonly Change[],
  state: ReturnType<AppStore['getState']>,
): { inPlace: ChangedRow[]; whole: Tag[] } {
  const candidates = listedCandidates(state);
  const applications = listedApplications(state);
  const all = changes.flatMap(({ kind, id, candidateId }): ChangedRow[] => {
    // An application shows the period of work of its job.
    if (kind === 'job') {
      const [row] = applications.filter(({ jobId }) => jobId === id);
      return row ? [{ kind: 'application', jobId: row.jobId }] : [];
    }
    if ((kind !== 'candidate' && kind !== 'application') || candidateId === null) return [];
    // An application says whether its candidate is free.
    const isApplicant = applications.some((one) => one.candidateId === candidateId);
    return [
      ...(kind === 'candidate' && candidates.has(candidateId) ? [{ kind, candidateId }] : []),
      ...(isApplicant ? [{ kind: 'application' as const, candidateId }] : []),
    ];
  });
  const rows = [...new Map(all.map((row) => [JSON.stringify(row), row])).values()];
  return rows.length > MAX_IN_PLACE
    ? { inPlace: [], whole: rows.map(({ kind }) => LISTS[kind]) }
    : { inPlace: rows, whole: [] };
}

/** Shows rows in their places, so none moves under the pointer. */
export function showRows(rows: readonly ChangedRow[], { dispatch }: AppStore): void {
  for (const row of rows)
    void dispatch(row.kind === 'candidate' ? showInPlace(row.candidateId) : showApplicationsInPlace(row));
}
