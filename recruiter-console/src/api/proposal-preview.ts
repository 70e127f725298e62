import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { api } from './enhanced';
import { generatedApi, type PreviewProposalApiArg, type ProposalPreviewResponse } from './generated';

/** The candidates and the job of a proposal. */
type PreviewedProposal = Omit<PreviewProposalApiArg, 'previewProposalRequest'> &
  PreviewProposalApiArg['previewProposalRequest'];

/** The preview of a proposal is read again with a change of its job, of an application, or of any candidate, whose days it names. */
const proposalApi = api.injectEndpoints({
  endpoints: (build) => ({
    proposalPreview: build.query<ProposalPreviewResponse, PreviewedProposal>({
      queryFn: async ({ selection, jobId, ...query }, { dispatch }) => {
        const request = { ...query, previewProposalRequest: { selection, jobId } };
        // The store does not track it: after a tracked write this tab passes over the user's own changes in other tabs.
        const asked = dispatch(generatedApi.endpoints.previewProposal.initiate(request, { track: false }));
        const { data, error } = await asked;
        return data ? { data } : { error: error as FetchBaseQueryError };
      },
      providesTags: (_preview, _error, { jobId }) => [
        { type: 'Job', id: jobId },
        { type: 'JobApplication', id: 'REST' },
        'CandidateTiles',
      ],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useProposalPreviewQuery } = proposalApi;
