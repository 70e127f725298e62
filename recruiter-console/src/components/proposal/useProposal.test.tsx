import { testServer } from '@byline/web-kit/test';
import { fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useDispatch } from 'react-redux';
import { expect, it } from 'vitest';
import { api } from '../../api';
import { renderApp } from '../../test/render';
import { ProposalPreview } from './ProposalPreview';
import { useProposal } from './useProposal';

let job = { _id: 'j', version: 1, title: 'Tourism site', workFrom: '2098-12-07', workTo: null, workDays: 3 };
testServer(
  http.get('*/jobs/j', () => HttpResponse.json(job)),
  http.post('*/candidates/bulk/proposal-preview', () =>
    HttpResponse.json({
      ...{ total: 1, archived: 0, applied: 0, appliedCandidates: [], reopened: 0, reopenedCandidates: [] },
      ...{ incomplete: 0, incompleteCandidates: [], work: job, mails: [], needsApproval: false, approvalAbove: 50 },
      ...(job.workDays === 3
        ? { notFree: 0, notFreeCandidates: [] }
        : { notFree: 1, notFreeCandidates: [{ candidateId: 'a', name: 'Ann', fit: { fit: 'days', day: null } }] }),
    }),
  ),
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
      {proposal.preview && <ProposalPreview preview={proposal.preview} left={proposal.left} />}
    </>
  );
}

it('previews a proposal again when a colleague changes the job', async () => {
  const screen = await renderApp(<Screen />);
  fireEvent.click(screen.getByText('Pick'));
  expect(await screen.findByText(/3 days a week/)).toBeTruthy();
  fireEvent.click(screen.getByText('Change'));
  expect(await screen.findByText('Fewer days a week')).toBeTruthy();
  expect(screen.getByText(/4 days a week/)).toBeTruthy();
});
