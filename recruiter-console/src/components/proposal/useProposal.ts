import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useCreateBulkOperationMutation,
  useGetJobQuery,
  usePreviewProposalMutation,
  type JobResponse,
  type ProposalPreviewResponse,
} from '../../api';
import { addBegun } from '../../lib/begun';
import type { PickedCandidate } from '../people/CandidatePicker';
import type { PickedJob } from '../people/JobPicker';
import type { ProposalStart, ProposedCandidates } from './proposal';

/** The choices of a proposal, their preview from the server, and the sending. */
export function useProposal(start: ProposalStart, onClose: () => void) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [ask, { isLoading: previewing }] = usePreviewProposalMutation();
  const [create, { isLoading: sending }] = useCreateBulkOperationMutation();
  const [job, setJob] = useState<PickedJob | null>('job' in start ? start.job : null);
  const [picked, setPicked] = useState<readonly PickedCandidate[]>([]);
  const [preview, setPreview] = useState<ProposalPreviewResponse | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [tell, setTell] = useState(true);
  const asked = useRef(0);

  const candidatesOf = (people: readonly PickedCandidate[]): ProposedCandidates | null => {
    if ('candidates' in start) return start.candidates;
    return people.length > 0 ? { selection: { ids: people.map(({ _id }) => _id) } } : null;
  };
  /** Asks for the preview of these choices, and ignores the answer to an earlier one. Only a person who chose gets a dialog about a refusal. */
  const look = async (
    nextJob: PickedJob | null,
    people: readonly PickedCandidate[],
    refused: (error: unknown) => void = showError,
  ): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const candidates = candidatesOf(people);
    if (!nextJob || !candidates) return;
    const { selection, ...query } = candidates;
    const { data, error } = await ask({ ...query, previewProposalRequest: { selection, jobId: nextJob._id } });
    if (mine !== asked.current) return;
    setPreview(data ?? null);
    setRefusal(null);
    if (!data) refused(error);
  };
  // The preview follows a colleague who changes the job.
  const { currentData: stored } = useGetJobQuery({ id: job?._id ?? '' }, { skip: job === null });
  const lookAgain = useEffectEvent(() => void look(job, picked, setRefusal));
  const seen = useRef<Pick<JobResponse, '_id' | 'version'>>(null);
  useEffect(() => {
    if (!stored) return;
    const { _id, version } = stored;
    if (seen.current?._id === _id && seen.current.version !== version) lookAgain();
    seen.current = { _id, version };
  }, [stored]);
  const pickJob = (next: PickedJob | null): void => {
    setJob(next);
    setPreview(null);
    void look(next, picked);
  };
  const setPeople = (next: readonly PickedCandidate[]): void => {
    setPicked(next);
    setPreview(null);
    void look(job, next);
  };
  const send = async (): Promise<void> => {
    const candidates = candidatesOf(picked);
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
      if (!picked.some(({ _id }) => _id === candidate._id)) setPeople([...picked, candidate]);
    },
    drop: (id: string) => setPeople(picked.filter(({ _id }) => _id !== id)),
    busy: previewing || sending,
  };
}
