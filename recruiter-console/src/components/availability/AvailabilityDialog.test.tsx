import { testServer, wholeCandidate } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../api';
import { renderApp } from '../../test/render';
import { AvailabilityDialog } from './AvailabilityDialog';

const candidate = wholeCandidate as unknown as CandidateResponse;
const colleagues = { ...candidate, version: 4 };
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

it('does not overwrite the availability of a colleague', async () => {
  stored = { ...colleagues, availability: null };
  const close = vi.fn();
  await confirm(close);
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByRole('alert');
  expect(close).not.toHaveBeenCalled();
});
