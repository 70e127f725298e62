import { byCandidate, LIST } from './candidate-tags';
import { api } from './enhanced';

const one = (_answer: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'Conversation' as const, id }];
/** On an error too: a colleague may have acted first. */
const changed = ['Conversation'] as const;

/** The tags of conversations. A written mail changes its conversation too (enhanced.ts). */
api.enhanceEndpoints({
  endpoints: {
    listConversations: { providesTags: byCandidate('Conversation') },
    countConversations: { providesTags: [{ type: 'Conversation', id: LIST }] },
    countMatchingConversations: {
      providesTags: (_answer, _error, { filter }) => [{ type: 'Conversation', id: filter?.candidateId ?? LIST }],
    },
    getConversation: { providesTags: one },
    readConversation: { invalidatesTags: changed, extraOptions: { background: true } },
    unreadConversation: { invalidatesTags: changed },
    suggestSenders: { providesTags: one },
    assignConversation: { invalidatesTags: ['Conversation', 'Email', 'Candidate'] },
    discardConversation: { invalidatesTags: changed },
    updateConversation: { invalidatesTags: changed },
    finishConversations: { invalidatesTags: changed },
  },
});
