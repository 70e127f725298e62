import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { once } from './anew';
import { LIST } from './candidate-tags';
import { api } from './enhanced';
import { generatedApi, type MailTemplateResponse } from './generated';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['MailTemplate'] as const));

const tagged = api.enhanceEndpoints({
  endpoints: {
    createMailTemplate: { invalidatesTags: changed },
    updateMailTemplate: { invalidatesTags: changed },
    deleteMailTemplate: { invalidatesTags: ['MailTemplate'] },
    getMe: { providesTags: ['Me'] },
    updateMe: { invalidatesTags: ['Me'] },
    getMailTemplate: { providesTags: ['MailTemplate'] },
    getMailFields: {
      providesTags: [{ type: 'JobApplication', id: 'REST' }, { type: 'CalendarItem', id: LIST }, 'Candidate', 'Me'],
    },
  },
});

const { endpoints } = generatedApi;

/** All templates of mails. */
const mailTemplatesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    allMailTemplates: build.query<MailTemplateResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(endpoints.listMailTemplates.initiate({ ...page, sort: ['name'] }, once)),
        ),
      providesTags: ['MailTemplate'],
    }),
  }),
});

export const { useAllMailTemplatesQuery } = mailTemplatesApi;
