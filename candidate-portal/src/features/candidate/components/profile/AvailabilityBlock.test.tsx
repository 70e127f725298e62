import { dayAfter } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { testServer, wholeCandidate } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render';
import type { Candidate } from '../../model';
import { AvailabilityBlock } from './AvailabilityBlock';

const API = 'http://localhost:3000/api/v1';
const whole = wholeCandidate as unknown as Candidate;
const said = { ...whole, availability: { ...whole.availability, away: [] } } as Candidate;

const sent: unknown[] = [];
let stored = said;
testServer(
  http.get(`${API}/candidates/:id`, () => HttpResponse.json(stored)),
  http.put(`${API}/candidates/:id/availability`, async ({ request }) => {
    const body = (await request.json()) as { version: number };
    sent.push(body);
    if (body.version === stored.version) return HttpResponse.json(stored);
    return HttpResponse.json({ status: 409, title: 'Conflict', code: 'stale_version', detail: '' }, { status: 409 });
  }),
  http.get(`${API}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);
beforeEach(() => {
  stored = said;
});

const WORDS = { from: null, until: null, hoursPerWeek: null, weekdays: [], noticeDays: null, away: [], version: 0 };

it('says that all is still so with one press', async () => {
  await renderApp(<AvailabilityBlock candidate={said} />);
  sent.length = 0;
  await userEvent.click(await screen.findByRole('button', { name: 'Still so' }));
  await expect.poll(() => sent).toEqual([{ ...WORDS, state: 'looking', daysPerWeek: 3 }]);
});

it('says for which work the person is booked, until it is over', async () => {
  const booking = { applicationId: 'a', jobId: 'j', title: 'Tourism site', from: '2020-01-06', to: null, days: 3 };
  const over = { ...booking, applicationId: 'b', title: 'Menu', to: '2020-02-07' };
  await renderApp(<AvailabilityBlock candidate={{ ...said, bookings: [booking, over] }} />);
  expect(await screen.findByText('Booked for Tourism site')).toBeTruthy();
  expect(screen.getByText('Work from 6 January 2020 · 3 days a week')).toBeTruthy();
  expect(screen.queryByText('Booked for Menu')).toBeNull();
});

it('says free now for the first time with one press', async () => {
  await renderApp(<AvailabilityBlock candidate={{ ...whole, availability: null }} />);
  sent.length = 0;
  await userEvent.click(await screen.findByRole('button', { name: 'Free now' }));
  await expect.poll(() => sent).toEqual([{ state: 'looking', version: 0 }]);
});

it('asks for the date of a later start', async () => {
  await renderApp(<AvailabilityBlock candidate={said} />);
  sent.length = 0;
  await userEvent.click(await screen.findByRole('button', { name: 'Edit availability' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Free from' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => screen.getByLabelText(/^Free from/, { selector: '[type=date]' }).getAttribute('aria-invalid'))
    .toBe('true');
  const from = dayAfter(today(), 10);
  await userEvent.type(screen.getByLabelText(/^Free from/, { selector: '[type=date]' }), from);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual([{ ...WORDS, state: 'looking', daysPerWeek: 3, from }]);
});

describe('after a recruiter said something else', () => {
  const parts = { ...said.availability, daysPerWeek: 2, weekdays: [1, 3] };
  const recruiters = { ...said, version: 4, availability: parts } as Candidate;
  const words = { ...WORDS, state: 'looking', daysPerWeek: 3 };

  it('shows it and asks whether that is still so', async () => {
    await renderApp(<AvailabilityBlock candidate={said} />);
    [stored, sent.length] = [recruiters, 0];
    await userEvent.click(await screen.findByRole('button', { name: 'Still so' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('2 days a week · Mon, Wed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Still so' }));
    await expect.poll(() => sent).toEqual([words, { ...words, daysPerWeek: 2, weekdays: [1, 3], version: 4 }]);
  });

  it('shows it in the form, whose next save replaces it whole', async () => {
    await renderApp(<AvailabilityBlock candidate={said} />);
    [stored, sent.length] = [recruiters, 0];
    await userEvent.click(await screen.findByRole('button', { name: 'Edit availability' }));
    await userEvent.type(await screen.findByLabelText(/^Days of notice/), '21');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('2 days a week · Mon, Wed');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const typed = { ...words, noticeDays: 21 };
    await expect.poll(() => sent).toEqual([typed, { ...typed, version: 4 }]);
  });

  it('is taken whole', async () => {
    await renderApp(<AvailabilityBlock candidate={said} />);
    [stored, sent.length] = [recruiters, 0];
    await userEvent.click(await screen.findByRole('button', { name: 'Edit availability' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this one' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => sent).toEqual([words, { ...words, daysPerWeek: 2, weekdays: [1, 3], version: 4 }]);
  });
});
