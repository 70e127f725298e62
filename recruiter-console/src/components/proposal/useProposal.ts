import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useCreateBulkOperationMutation, useProposalPreviewQuery } from '../../api';
import { addBegun } from '../../lib/begun';
import type { PickedCandidate } from '../people/CandidatePicker';
import type { PickedJob } from '../people/JobPicker';
import type { ProposalStart, ProposedCandidates } from './proposal';

/** Time after which a preview without an answer is asked for again. */
const AGAIN_MS = 5_000;
const isFailure = (error: unknown): boolean => error !== undefined && (statusOf(error) ?? 500) >= 500;

/** The preview of these choices from the server, which follows colleagues and comes back after a failure. */
function usePreview(job: PickedJob | null, candidates: ProposedCandidates | null) {
  const [failed, setFailed] = useState(false);
  const { currentData, error, isFetching } = useProposalPreviewQuery(
    job && candidates ? { ...candidates, jobId: job._id } : skipToken,
    { pollingInterval: failed ? AGAIN_MS : 0 },
  );
  if (failed !== isFailure(error)) setFailed(!failed);
  return { preview: error ? null : (currentData ?? null), refusal: error ?? null, isFetching };
}

/** The choices of a proposal, their preview, and the sending. */
export function useProposal(start: ProposalStart, onClose: () => void) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [create, { isLoading: sending }] = useCreateBulkOperationMutation();
  const [job, pickJob] = useState<PickedJob | null>('job' in start ? start.job : null);
  const [picked, setPicked] = useState<readonly PickedCandidate[]>([]);
  const [tell, setTell] = useState(true);

  const ids = picked.map(({ _id }) => _id);
  const ofPicked: ProposedCandidates | null = ids.length > 0 ? { selection: { ids } } : null;
  const candidates = 'candidates' in start ? start.candidates : ofPicked;
  const { preview, refusal, isFetching } = usePreview(job, candidates);
  const send = async (): Promise<void> => {
    if (!job || !candidates) return;
    const { selection, sort: _, ...query } = candidates;
    const action = { proposal: { jobId: job._id, tell } };
    const { data, error } = await create({ ...query, createBulkOperationRequest: { selection, action } });
    if (!data) return showError(error);
    addBegun(data.data._id);
    if (data.data.state === 'waiting') notify(t('bulk.askedForYes'));
    onClose();
  };
  const left = preview ? preview.total - preview.archived - preview.applied : 0;
  return {
    ...{ job, pickJob, picked, preview, refusal, tell, setTell, send, left },
    add: (candidate: PickedCandidate) => {
      if (!ids.includes(candidate._id)) setPicked([...picked, candidate]);
    },
    drop: (id: string) => setPicked(picked.filter(({ _id }) => _id !== id)),
    // A click stays possible while a known preview is read again: the server checks what it proposes.
    busy: (isFetching && !preview) || sending,
  };
}
