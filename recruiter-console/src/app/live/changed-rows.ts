import type { Change } from '@byline/shared-types/domain';
import { listedApplicants, showApplicationsInPlace } from '../../api/application-update';
import { listedCandidates, showInPlace } from '../../api/candidate-update';
import type { AppStore } from '../store/store';
import type { Tag } from './change-tags';

/** A list with more changed rows is read again as a whole. */
const MAX_IN_PLACE = 6;

const LISTS = {
  candidate: { type: 'Candidate', id: 'LIST' },
  application: { type: 'JobApplication', id: 'LIST' },
} satisfies Record<string, Tag>;

interface ChangedRow {
  kind: keyof typeof LISTS;
  candidateId: string;
}

/** The changed candidates and applicants that are rows of a list, or the lists to read as a whole. */
export function changedRows(
  changes: readonly Change[],
  state: ReturnType<AppStore['getState']>,
): { inPlace: ChangedRow[]; whole: Tag[] } {
  const listed = { candidate: listedCandidates(state), application: listedApplicants(state) };
  const all = changes.flatMap(({ kind, candidateId }): ChangedRow[] => {
    if ((kind !== 'candidate' && kind !== 'application') || candidateId === null) return [];
    // An application says whether its candidate is free.
    const kinds = kind === 'candidate' ? (['candidate', 'application'] as const) : (['application'] as const);
    return kinds.filter((one) => listed[one].has(candidateId)).map((one) => ({ kind: one, candidateId }));
  });
  const rows = [...new Map(all.map((row) => [`${row.kind} ${row.candidateId}`, row])).values()];
  return rows.length > MAX_IN_PLACE
    ? { inPlace: [], whole: rows.map(({ kind }) => LISTS[kind]) }
    : { inPlace: rows, whole: [] };
}

/** Shows rows in their places, so none moves under the pointer. */
export function showRows(rows: readonly ChangedRow[], { dispatch }: AppStore): void {
  for (const { kind, candidateId } of rows)
    void dispatch(kind === 'candidate' ? showInPlace(candidateId) : showApplicationsInPlace(candidateId));
}
