import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { leaveCandidate, stopWriting } from '../lib/live/leave-candidate';
import { api } from './enhanced';

/** Shorter than the time after which the API counts a viewer as gone. */
export const RENEW_MS = 20_000;

export const viewersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Says that this user looks at a candidate, and returns the ids of the others who do. Not a mutation, since it is repeated. */
    viewers: build.query<{ viewers: string[] }, string>({
      query: (id) => ({ url: `/api/v1/candidates/${id}/viewers/me`, method: 'PUT' }),
      providesTags: (_result, _error, id) => [{ type: 'Viewer', id }],
      keepUnusedDataFor: 0,
    }),
    /** The ids of the others who write an answer in a conversation; `writing` says that this user does too. */
    writers: build.query<{ writers: string[] }, { id: string; candidateId: string; writing: boolean }>({
      query: ({ id, writing }) => ({
        url: `/api/v1/conversations/${id}/writers${writing ? '/me' : ''}`,
        method: writing ? 'PUT' : 'GET',
      }),
      providesTags: (_result, _error, { candidateId }) => [{ type: 'Viewer', id: candidateId }],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useViewersQuery, useWritersQuery } = viewersApi;

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
const { util } = viewersApi;

/** Ends the mark of a viewer, and once more after a renewal on its way, which would set it again. */
export const endViewing = (id: string) => (dispatch: Dispatch) => {
  leaveCandidate(id);
  void dispatch(util.getRunningQueryThunk('viewers', id))?.then(() => leaveCandidate(id));
};

/** Ends the mark of a writer in the same way. */
export const endWriting = (conversation: { id: string; candidateId: string }) => (dispatch: Dispatch) => {
  stopWriting(conversation.id);
  const renewal = { ...conversation, writing: true };
  void dispatch(util.getRunningQueryThunk('writers', renewal))?.then(() => stopWriting(conversation.id));
};
