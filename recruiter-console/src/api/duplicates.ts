import { LIST } from './candidate-tags';
import { api } from './enhanced';

/** On an error too: a colleague may have answered first. */
const answered = ['Duplicate'] as const;

/** The tags of pairs. A change of any candidate may make or end a pair; the server tells of it. */
api.enhanceEndpoints({
  endpoints: {
    listDuplicates: { providesTags: [{ type: 'Duplicate', id: LIST }] },
    countDuplicates: { providesTags: [{ type: 'Duplicate', id: LIST }] },
    getDuplicate: { providesTags: (_answer, _error, { id }) => [{ type: 'Duplicate', id }] },
    updateDuplicate: { invalidatesTags: answered },
  },
});
