import { testServer } from '@byline/web-kit/test';
import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api';
import { renderApp } from '../../test/render';
import { ProposalPreview } from './ProposalPreview';
import { ProposeButton } from './ProposeButton';
import { useProposal } from './useProposal';

const ANN = { _id: 'a', firstname: 'Ann', name: 'Maes', email: 'ann@example.be' };
const JOB = {
  _id: 'j',
  version: 1,
  title: 'Tourism site',
  closed: false,
  workFrom: '2098-12-07',
  workTo: null,
  workDays: 3,
};
const CLOSED = { status: 410, title: 'Gone', code: 'job_closed', detail: '' };
let job = JOB;
let isFree = true;
let answers = true;
beforeEach(() => {
  job = JOB;
  isFree = true;
  answers = true;
});
testServer(
  http.get('*/jobs/j', () => HttpResponse.json(job)),
  http.get('*/candidates', () => HttpResponse.json({ records: [ANN], totalCount: 1 })),
  http.post('*/candidates/bulk/proposal-preview', () => {
    if (!answers) return HttpResponse.error();
    if (job.closed) return HttpResponse.json(CLOSED, { status: 410 });
    return HttpResponse.json({
      ...{ total: 1, archived: 0, applied: 0, appliedCandidates: [], reopened: 0, reopenedCandidates: [] },
      ...{ incomplete: 0, incompleteCandidates: [], work: job, mails: [], needsApproval: false, approvalAbove: 50 },
      ...(job.workDays === 3 && isFree
        ? { notFree: 0, notFreeCandidates: [] }
        : { notFree: 1, notFreeCandidates: [{ candidateId: 'a', name: 'Ann', fit: { fit: 'days', day: null } }] }),
    });
  }),
);

function Screen() {
  const proposal = useProposal({ candidates: { selection: { ids: ['a'] } }, count: 1 }, () => undefined);
  const dispatch = useDispatch();
  const change = (): void => {
    job = { ...job, version: 2, workDays: 4 };
    dispatch(api.util.invalidateTags([{ type: 'Job', id: 'j' }]));
  };
  return (
    <>
      <button onClick={() => proposal.pickJob(job)}>Pick</button>
      <button onClick={change}>Change</button>
      <button onClick={() => void dispatch(api.util.invalidateTags(['CandidateTiles']))}>Change days</button>
      {proposal.preview && <ProposalPreview preview={proposal.preview} left={proposal.left} />}
    </>
  );
}

it('previews a proposal again when the days of a candidate change, and by itself after a failure', async () => {
  const screen = await renderApp(<Screen />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByText('Pick'));
  await vi.waitFor(() => expect(screen.getByText(/1 of 1 free in this period/)).toBeTruthy());
  isFree = false;
  fireEvent.click(screen.getByText('Change days'));
  await vi.waitFor(() => expect(screen.getByText('Fewer days a week')).toBeTruthy());
  answers = false;
  fireEvent.click(screen.getByText('Change days'));
  await vi.waitFor(() => expect(screen.queryByText('Fewer days a week')).toBeNull());
  answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(screen.getByText('Fewer days a week')).toBeTruthy());
});

it('previews a proposal again when a colleague changes the job', async () => {
  const screen = await renderApp(<Screen />);
  fireEvent.click(screen.getByText('Pick'));
  expect(await screen.findByText(/3 days a week/)).toBeTruthy();
  fireEvent.click(screen.getByText('Change'));
  expect(await screen.findByText('Fewer days a week')).toBeTruthy();
  expect(screen.getByText(/4 days a week/)).toBeTruthy();
});

function JobWithButton() {
  const [{ closed }, setShown] = useState(job);
  const dispatch = useDispatch();
  const close = (): void => {
    job = { ...job, version: job.version + 1, closed: true };
    setShown(job);
    dispatch(api.util.invalidateTags([{ type: 'Job', id: 'j' }]));
  };
  return (
    <>
      <button onClick={close}>Close</button>
      <ProposeButton start={{ job }} offered={!closed}>
        Add
      </ProposeButton>
    </>
  );
}

it('stays and says so when a colleague closes the job, with those who were chosen', async () => {
  const screen = await renderApp(<JobWithButton />);
  fireEvent.click(screen.getByText('Add'));
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'Ann' } });
  fireEvent.click(await screen.findByRole('option', { name: /Ann Maes/ }));
  expect(await screen.findByText(/1 of 1 free in this period/)).toBeTruthy();
  fireEvent.click(screen.getByText('Close'));
  expect(await screen.findByText('This job is no longer open.')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByText('Ann Maes')).toBeTruthy();
  expect(screen.queryByText('Add')).toBeNull();
});

it('names three of those who have applied, so that the mails below stay in sight, and all on request', async () => {
  const appliedCandidates = ['Ann', 'Bo', 'Cas', 'Dirk', 'Els'].map((name) => ({
    ...{ candidateId: name, name, status: 'pending' as const },
  }));
  const none = { reopened: 0, reopenedCandidates: [], incomplete: 0, incompleteCandidates: [], archived: 0 };
  const preview = {
    ...{ ...none, total: 9, applied: 5, appliedCandidates, work: null, notFree: 0, notFreeCandidates: [] },
    ...{ mails: [], needsApproval: false, approvalAbove: 50 },
  };
  const screen = await renderApp(<ProposalPreview preview={preview} left={4} />);
  const names = (): (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Ann', 'Bo', 'Cas']);
  fireEvent.click(screen.getByRole('button', { name: 'Show more (3 of 5)' }));
  expect(names()).toHaveLength(5);
});
