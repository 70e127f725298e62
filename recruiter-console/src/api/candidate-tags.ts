const PARTS = ['Interview', 'CandidateScorecard', 'Note', 'Test', 'Conversation', 'Task'] as const;
type Type = (typeof PARTS)[number] | 'CalendarItem' | 'Diploma' | 'Email' | 'Experience';

interface ListArg {
  filter?: { candidateId?: string | readonly string[] | null | undefined } | undefined;
}
type ListAnswer = { records: readonly { _id: string }[] } | undefined;

/** Tags lists of all candidates. */
export const LIST = 'LIST';
/** Tags numbers, which refresh after a change whose candidate is unknown. */
export const COUNTS = 'COUNTS';

/** Tags a list of one candidate with that candidate and its records, so that it is not read for a change of others. */
export const byCandidate =
  <T extends Type>(type: T) =>
  (answer: ListAnswer, _error: unknown, { filter }: ListArg): { type: T; id: string }[] => {
    const [candidateId] = [filter?.candidateId ?? []].flat();
    if (candidateId === undefined) return [{ type, id: LIST }];
    return [candidateId, ...(answer?.records ?? []).map(({ _id }) => _id)].map((id) => ({ type, id }));
  };

interface CalendarArg {
  filter?: { startDate?: string; assignedTo?: readonly string[] };
  skip?: number;
}
/** The same for the calendar. The appointments of one candidate are a list without days; further pages have no tags. */
export const appointments = (answer: ListAnswer, error: unknown, { filter, skip = 0 }: CalendarArg) => {
  if (skip > 0) return [];
  const candidateId = filter?.startDate === undefined ? filter?.assignedTo : [];
  return byCandidate('CalendarItem')(answer, error, { filter: { candidateId } });
};

/** The same for the numbers of a candidate's records. */
export const countsOfCandidate = (_answer: unknown, _error: unknown, { id }: { id: string }) =>
  PARTS.flatMap((type) => [id, COUNTS].map((tagId) => ({ type, id: tagId })));

interface ApplicationsAnswer {
  records: readonly { jobId: string; candidateId: string }[];
}
/** A colleague's change reads all but the pages of rows, which stay in their places: those of an application, of its candidate's days, and of its job's period of work. */
export const applications = (answer: ApplicationsAnswer | undefined, _error: unknown, { skip }: { skip?: number }) => {
  const shown = (answer?.records ?? []).flatMap(({ jobId, candidateId }) => [jobId, candidateId]);
  const ids = skip === undefined ? ['REST', ...new Set(shown)] : [LIST];
  return ids.map((id) => ({ type: 'JobApplication' as const, id }));
};

/** After a change of a candidate. The change itself is already shown; after a refusal the candidate is read again. */
export const afterUpdate = (_answer: unknown, error: unknown, { id }: { id: string }) =>
  error
    ? [{ type: 'Candidate' as const, id }]
    : [{ type: 'History' as const, id }, 'CandidateTiles' as const, 'Tag' as const, 'Duplicate' as const];

/** The list shows and sorts by availability; applications say whether their candidate is free. */
export const afterAvailability = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  ...[id, LIST].map((one) => ({ type: 'Candidate' as const, id: one })),
  { type: 'History' as const, id },
  'JobApplication' as const,
];
