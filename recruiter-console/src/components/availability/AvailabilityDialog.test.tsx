import { testServer, wholeCandidate } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../api';
import { renderApp } from '../../test/render';
import { AvailabilityDialog } from './AvailabilityDialog';
import { AvailabilityFact } from './AvailabilityFact';

const candidate = wholeCandidate as unknown as CandidateResponse;
const colleagues = { ...candidate, version: 4 };
const whole = (parts: object) => ({ ...candidate.availability, ...parts }) as CandidateResponse['availability'];
const sent: { version: number }[] = [];
let stored = colleagues;
testServer(
  http.get('*/candidates/:id', () => HttpResponse.json(stored)),
  http.put('*/candidates/:id/availability', async ({ request }) => {
    const body = (await request.json()) as { version: number };
    sent.push(body);
    if (body.version === stored.version) return HttpResponse.json(candidate);
    return HttpResponse.json({ status: 409, title: 'Conflict', code: 'stale_version', detail: '' }, { status: 409 });
  }),
);

async function confirm(close = vi.fn()): Promise<void> {
  sent.length = 0;
  await renderApp(<AvailabilityDialog candidate={candidate} onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
}

it('confirms over a change of another part of the profile', async () => {
  stored = colleagues;
  const close = vi.fn();
  await confirm(close);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(({ version }) => version)).toEqual([0, 4]);
  expect(sent[1]).toMatchObject({ state: 'looking', daysPerWeek: 3, away: [{ from: '2026-01-01', to: null }] });
});

function Live({ close }: { close: () => void }) {
  const [shown, setShown] = useState(candidate);
  return (
    <>
      <button onClick={() => setShown(stored)}>Colleague</button>
      <AvailabilityDialog candidate={shown} onClose={close} />
    </>
  );
}

it('shows the availability of a colleague before it replaces it, also when the record behind follows', async () => {
  stored = { ...colleagues, availability: whole({ daysPerWeek: 1 }) };
  const close = vi.fn();
  sent.length = 0;
  await renderApp(<Live close={close} />);
  await userEvent.type(await screen.findByLabelText('Days of notice'), '30');
  screen.getByText('Colleague').click();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toContain('1 day a week');
  expect(sent.map(({ version }) => version)).toEqual([0]);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toMatchObject({ version: 4, daysPerWeek: 3, noticeDays: 30 });
});

it('does not look at hidden fields', async () => {
  stored = candidate;
  sent.length = 0;
  const close = vi.fn();
  await renderApp(<AvailabilityDialog candidate={candidate} onClose={close} />);
  await userEvent.type(await screen.findByLabelText('Days of notice'), 'abc');
  await userEvent.click(screen.getByText('Not looking for now'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({ state: 'not_looking', daysPerWeek: 3, noticeDays: null });
});

it('says what is missing for a person of whom nothing is known', async () => {
  sent.length = 0;
  await renderApp(<AvailabilityDialog candidate={{ ...candidate, availability: null }} onClose={vi.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('Required');
  expect(sent).toEqual([]);
});

it('shows, adds and removes periods away', async () => {
  stored = candidate;
  sent.length = 0;
  const close = vi.fn();
  await renderApp(<AvailabilityDialog candidate={candidate} onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this period away' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a period away' }));
  await userEvent.type(screen.getByLabelText('Unavailable from'), '01/02/2099');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({ away: [{ from: '2099-02-01', to: null }] });
});

it.each(['Escape', 'Cancel'])('asks about typed text on %s, and keeps it when the user stays', async (way) => {
  const close = vi.fn();
  await renderApp(<AvailabilityDialog candidate={candidate} onClose={close} />);
  const notice = await screen.findByLabelText('Days of notice');
  await userEvent.type(notice, '45');
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(close).not.toHaveBeenCalled();
  expect((notice as HTMLInputElement).value).toBe('45');
});

it('opens with the text that a reload interrupted', async () => {
  const { unmount } = await renderApp(<AvailabilityFact candidate={candidate} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change availability' }));
  await userEvent.type(await screen.findByLabelText('Days of notice'), '45');
  unmount();
  await renderApp(<AvailabilityFact candidate={candidate} />);
  expect((await screen.findByLabelText<HTMLInputElement>('Days of notice')).value).toBe('45');
});
