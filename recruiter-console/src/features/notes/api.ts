import { api } from '@byline/shared-types/api';

export const notesApi = api.enhanceEndpoints({
  endpoints: {
    listNotes: { providesTags: ['Note'] },
    createNote: { invalidatesTags: ['Note'] },
    updateNote: { invalidatesTags: (_result, error) => (error ? [] : ['Note']) },
    deleteNote: { invalidatesTags: ['Note'] },
  },
});
