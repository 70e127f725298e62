import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { RecruiterList } from './RecruiterList';

const BRAM = {
  ...{ _id: '665f1c2e9b1d4a0012345699', firstname: 'Bram', name: 'Maes', email: 'bram@byline.example' },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', twofactorEnabled: true, roles: ['recruiter'] },
};
const ADMIN = { ...BRAM, _id: '665f1c2e9b1d4a0012345698', name: 'Claes', roles: ['recruiter', 'super-admin'] };
const NOTHING = { items: 0, tasks: 0, mails: 0, conversations: 0, candidates: 0 };
let ahead = NOTHING;
const counted = (totalCount: number) => HttpResponse.json({ records: [], totalCount });
testServer(
  http.get('*/recruiters', () => HttpResponse.json({ records: [BRAM, ADMIN], totalCount: 2 })),
  http.get('*/calendar', ({ request }) =>
    counted(new URL(request.url).searchParams.get('filter[startDate]') ? ahead.items : -1),
  ),
  http.get('*/tasks', ({ request }) =>
    counted(new URL(request.url).searchParams.get('filter[completed]') === 'false' ? ahead.tasks : -1),
  ),
  http.get('*/emails', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const isAsked =
      searchParams.get('filter[createdBy]') === BRAM._id && searchParams.get('filter[status]') === 'scheduled';
    return counted(isAsked ? ahead.mails : -1);
  }),
  http.get('*/conversations', ({ request }) =>
    counted(new URL(request.url).searchParams.get('filter[assigneeId]') === BRAM._id ? ahead.conversations : -1),
  ),
  http.get('*/candidates', ({ request }) =>
    counted(new URL(request.url).searchParams.get('filter[assignedTo]') === BRAM._id ? ahead.candidates : -1),
  ),
  http.delete('*/users/role', () => new HttpResponse(null, { status: 204 })),
  http.get('*', () => counted(0)),
);

function Where() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const ask = async (): Promise<string | null> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions: Bram Maes|^Revoke role: Bram Maes/ }));
  const entry = screen.queryByRole('menuitem', { name: 'Revoke role' });
  if (entry) await userEvent.click(entry);
  return (await screen.findByRole('dialog')).textContent;
};

it('says before it takes a role what the recruiter has ahead, and whose it becomes', async () => {
  ahead = { items: 2, tasks: 1, mails: 3, conversations: 4, candidates: 5 };
  await renderApp(<RecruiterList />);
  const text = await ask();
  expect(text).toContain('2 appointments are still to come: those with a candidate are led by another');
  expect(text).toContain('1 open task becomes yours.');
  expect(text).toContain('3 planned mails wait until a super-admin takes them over.');
  expect(text).toContain('4 mail conversations become the team’s.');
  expect(text).toContain('5 candidates stay assigned to this person');
  // HTML has no paragraphs in paragraphs.
  expect(screen.getByRole('dialog').querySelector('p p')).toBeNull();
});

it('leads to the candidates of the one who lost the role', async () => {
  ahead = { ...NOTHING, candidates: 5 };
  await renderApp(
    <>
      <RecruiterList />
      <Where />
    </>,
  );
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke role' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show candidates' }));
  await screen.findByText(`/candidates?assignedTo=${BRAM._id}`);
});

it('says no more of a recruiter with nothing ahead', async () => {
  ahead = NOTHING;
  await renderApp(<RecruiterList />);
  const text = await ask();
  expect(text).toContain('Their notes and mails stay');
  expect(text).not.toContain('0 ');
});

it('takes the role of a super-admin only for another one', async () => {
  await renderApp(<RecruiterList />);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions: Bram Claes/ }));
  const entry = await screen.findByRole('menuitem', { name: 'Revoke role' });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
});
