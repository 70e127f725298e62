import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { once } from './anew';
import { LIST } from './candidate-tags';
import { api } from './enhanced';
import {
  generatedApi,
  type LibraryFileResponse,
  type MailTemplateResponse,
  type RecipientLanguageDto,
} from './generated';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['MailTemplate'] as const));

const changedFile = (_result: unknown, error: unknown) => (error ? [] : (['LibraryFile'] as const));

const tagged = api.enhanceEndpoints({
  endpoints: {
    createMailTemplate: { invalidatesTags: changed },
    updateMailTemplate: { invalidatesTags: changed },
    deleteMailTemplate: { invalidatesTags: ['MailTemplate'] },
    getMe: { providesTags: ['Me'] },
    updateMe: { invalidatesTags: ['Me'] },
    getMailTemplate: { providesTags: ['MailTemplate'] },
    listLibraryFiles: { providesTags: ['LibraryFile'] },
    getMailTemplateUses: { providesTags: [{ type: 'Email', id: LIST }] },
    uploadLibraryFile: { invalidatesTags: changedFile },
    updateLibraryFile: { invalidatesTags: (_result, error) => (error ? [] : ['LibraryFile', 'MailTemplate']) },
    deleteLibraryFile: { invalidatesTags: ['LibraryFile', 'MailTemplate'] },
    getMailFields: {
      providesTags: [{ type: 'JobApplication', id: 'REST' }, { type: 'CalendarItem', id: LIST }, 'Candidate', 'Me'],
    },
  },
});

const { endpoints } = generatedApi;

const mailTemplatesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** All templates of mails. */
    allMailTemplates: build.query<MailTemplateResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(endpoints.listMailTemplates.initiate({ ...page, sort: ['name'] }, once)),
        ),
      providesTags: ['MailTemplate'],
    }),
    /** The languages of all candidates who are not archived, with their numbers. */
    candidateLanguages: build.query<RecipientLanguageDto[], void>({
      queryFn: async (_, { dispatch }) => {
        const request = { bulkRecipientsRequest: { selection: { all: true as const } } };
        const { data, error } = await dispatch(endpoints.countBulkRecipients.initiate(request));
        return data ? { data: data.languages } : { error: error as FetchBaseQueryError };
      },
      providesTags: [{ type: 'Candidate', id: LIST }],
    }),
    /** All files of the library. */
    allLibraryFiles: build.query<LibraryFileResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(endpoints.listLibraryFiles.initiate({ ...page, sort: ['name'] }, once)),
        ),
      providesTags: ['LibraryFile'],
    }),
  }),
});

export const {
  useCandidateLanguagesQuery,
  useAllLibraryFilesQuery,
  useLazyAllLibraryFilesQuery,
  useAllMailTemplatesQuery,
} = mailTemplatesApi;
