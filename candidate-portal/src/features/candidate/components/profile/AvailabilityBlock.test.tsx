import { dayAfter } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { testServer, wholeCandidate } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render';
import type { Candidate } from '../../model';
import { AvailabilityBlock } from './AvailabilityBlock';

const API = 'http://localhost:3000/api/v1';
const whole = wholeCandidate as unknown as Candidate;
const said = { ...whole, availability: { ...whole.availability, away: [] } } as Candidate;

const sent: unknown[] = [];
testServer(
  http.get(`${API}/candidates/:id`, () => HttpResponse.json(said)),
  http.put(`${API}/candidates/:id/availability`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(said);
  }),
  http.get(`${API}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);
const WORDS = { from: null, until: null, hoursPerWeek: null, weekdays: [], noticeDays: null, away: [], version: 0 };

it('says that all is still so with one press', async () => {
  await renderApp(<AvailabilityBlock candidate={said} />);
  sent.length = 0;
  await userEvent.click(await screen.findByRole('button', { name: 'Still so' }));
  await expect.poll(() => sent).toEqual([{ ...WORDS, state: 'looking', daysPerWeek: 3 }]);
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
