import type { PreviewProposalApiArg } from '../../api';

/** The candidates of a proposal: picked ones, or a selection from the list. */
export type ProposedCandidates = Omit<PreviewProposalApiArg, 'previewProposalRequest'> &
  Pick<PreviewProposalApiArg['previewProposalRequest'], 'selection'>;

/** A proposal starts from a job, for which the recruiter picks candidates, or from candidates, for whom the recruiter picks a job. */
export type ProposalStart =
  | { job: { _id: string; title: string } }
  | { candidates: ProposedCandidates; count: number; name?: string };
