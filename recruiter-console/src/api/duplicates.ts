import { LIST } from './candidate-tags';
import { api } from './enhanced';

/** On an error too: a colleague may have answered first. */
const answered = ['Duplicate'] as const;

/** The records of both candidates are in other lists. The pair itself is gone, so it is not read again. */
const merged = (_answer: unknown, error: unknown) =>
  error
    ? (['Candidate', 'Duplicate'] as const)
    : [
        { type: 'Duplicate' as const, id: LIST },
        ...(['CalendarItem', 'Candidate', 'CandidateScorecard', 'CandidateTiles', 'Conversation', 'Diploma'] as const),
        ...(['Email', 'Experience', 'Folder', 'History', 'Interview', 'Job', 'JobApplication'] as const),
        ...(['Note', 'Task', 'Test'] as const),
      ];

/** The tags of pairs. A change of any candidate may make or end a pair; the server tells of it. */
api.enhanceEndpoints({
  endpoints: {
    listDuplicates: { providesTags: [{ type: 'Duplicate', id: LIST }] },
    countDuplicates: { providesTags: [{ type: 'Duplicate', id: LIST }] },
    getDuplicate: { providesTags: (_answer, _error, { id }) => [{ type: 'Duplicate', id }] },
    updateDuplicate: { invalidatesTags: answered },
    listMerges: { providesTags: [{ type: 'Duplicate', id: LIST }] },
    mergeDuplicate: { invalidatesTags: merged },
    undoMerge: { invalidatesTags: merged },
  },
});
