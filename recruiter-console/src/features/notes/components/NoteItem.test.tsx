import { setClock } from '@byline/web-kit/dates';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { NoteResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { NoteItem } from './NoteItem';

const NOTE = {
  ...{ _id: 'n1', candidateId: 'c1', description: '<p>Writes well</p>', score: 3, mentions: [], version: 0 },
  ...{ createdAt: '2026-11-03T10:00:00.000Z', modifiedAt: '2026-11-03T10:00:00.000Z', editedAt: null },
  recruiter: { _id: 'karim', firstname: 'Karim', name: 'Benali' },
} satisfies Partial<NoteResponse>;
const show = (fields: Pick<NoteResponse, 'abilities'> & Partial<NoteResponse>) =>
  renderApp(
    <ul>
      <NoteItem note={{ ...NOTE, ...fields }} />
    </ul>,
  );
const openMenu = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /^More of/ }));
const offered = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('of one’s own can be edited and deleted', async () => {
  await show({ abilities: { update: true, delete: true } });
  await openMenu();
  expect(offered()).toEqual(['Edit', 'Delete']);
  expect(screen.queryByText(/edited/)).toBeNull();
});

it('of a colleague says when it was edited, and why it can’t be', async () => {
  setClock('Wed, 04 Nov 2026 15:00:00 GMT');
  await show({ abilities: { update: false, delete: false }, editedAt: '2026-11-04T13:02:00.000Z' });
  screen.getByText('edited 14:02');
  await userEvent.click(screen.getByRole('button', { name: 'Only Karim Benali can change this' }));
  await screen.findByText('Only Karim Benali can change this');
});

it('of a colleague is deleted by a super-admin, and edited by nobody else', async () => {
  await show({ abilities: { update: false, delete: true } });
  await openMenu();
  expect(offered()).toEqual(['Delete']);
});
