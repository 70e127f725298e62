import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useGetCandidateQuery } from '../../../../api';
import { renderApp } from '../../../../test/render';
import type { Candidate } from '../../model';
import { AboutForm, PersonalForm, WorkForm } from './block-forms';

const server = testServer();
const address = `${config.apiUrl}/candidates/c1`;
const candidateInfo = { skillSet: { translationSkills: [] } };
const ADDRESS = { street: 'Nieuwstraat', number: '3', box: null, postal: '9000', city: 'Gent', province: 'VOV' };
const PERSON = { firstname: 'Noor', name: 'Dewitte', language: 'nl', country: 'BE', phone: '+32470123456' };
const READ = {
  _id: 'c1',
  version: 1,
  ...PERSON,
  ...ADDRESS,
  phoneInternational: '+32 470 12 34 56',
  info: 'I write.',
  candidateInfo,
} as unknown as Candidate;
const done = vi.fn();
/** The stored candidate; `sent` has the changes that the form sends. */
let stored: object;
let sent: { version: number }[];

/** The form with the latest candidate of the cache. */
function OwnAbout() {
  const { data: candidate = READ } = useGetCandidateQuery({ id: 'c1' });
  return <AboutForm candidate={candidate} onDone={done} />;
}

function OwnPersonal() {
  const { data: candidate = READ } = useGetCandidateQuery({ id: 'c1' });
  return <PersonalForm candidate={candidate} onDone={done} />;
}

beforeEach(() => {
  done.mockReset();
  stored = READ;
  sent = [];
  server.use(
    http.get(address, () => HttpResponse.json(stored)),
    http.patch(address, async ({ request }) => {
      const change = (await request.json()) as { version: number };
      sent.push(change);
      const problem = { type: 't', status: 409, title: 'Conflict', detail: '', code: 'stale_version' };
      const headers = { 'content-type': 'application/problem+json' };
      if (change.version !== (stored as Candidate).version) return HttpResponse.json(problem, { status: 409, headers });
      return HttpResponse.json({ ...stored, ...change });
    }),
  );
});

it('keeps the changes of both in a list that both changed', async () => {
  const user = userEvent.setup();
  const tools = (...catTools: string[]): Candidate =>
    ({
      ...READ,
      skills: [],
      userfunction: [{ _id: 'f1', name: 'translator' }],
      candidateInfo: {
        ...{ pricePerWord: 0.12, dayRate: null, freelancer: true, projectPreferences: 'Law', topProject: 'A contract' },
        ...{ catTools, wordsPerDay: 2000, minimumFee: null },
        skillSet: { yearsExperience: 4, motherTongue: null, languages: [], translationSkills: [] },
      },
    }) as unknown as Candidate;
  stored = { ...tools('trados', 'memoq'), version: 2 };
  await renderApp(<WorkForm candidate={tools('trados')} onDone={done} />);
  await user.click(screen.getByRole('checkbox', { name: 'Phrase' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Trados Studio, memoQ');
  await user.click(screen.getByRole('button', { name: 'Keep both' }));
  expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toEqual({ candidateInfo: { catTools: ['trados', 'phrase', 'memoq'] }, version: 2 });
});

it('sends what was changed alone, over what somebody else has changed meanwhile', async () => {
  await renderApp(<PersonalForm candidate={READ} onDone={done} />);
  stored = { ...READ, version: 2, city: 'Brugge' };
  const number = screen.getByLabelText('Number');
  await userEvent.clear(number);
  await userEvent.type(number, '77{Control>}{Enter}{/Control}');
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { number: '77', version: 1 },
    { number: '77', version: 2 },
  ]);
});

it('shows the other text under mine, keeps what only they changed, and saves the chosen one', async () => {
  const user = userEvent.setup();
  await renderApp(<OwnPersonal />);
  stored = { ...READ, version: 2, city: 'Brugge', street: 'Markt' };
  const city = screen.getByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Aalst{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something here was changed elsewhere/);
  expect(screen.queryByText(/409/)).toBeNull();
  expect(screen.getByText('Brugge')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Markt');
  await user.click(screen.getByRole('button', { name: 'Use this one' }));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Brugge');
  expect(screen.getByText('Aalst')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use this one' }));
  expect(done).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { city: 'Aalst', version: 1 },
    { city: 'Aalst', version: 2 },
  ]);
});

it('adds the other text below mine', async () => {
  const user = userEvent.setup();
  await renderApp(<OwnAbout />);
  stored = { ...READ, version: 2, info: 'She writes well.' };
  const about = screen.getByLabelText('About you');
  await user.clear(about);
  await user.type(about, 'I write and edit.{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Add it below mine' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add it below mine' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toEqual({ info: 'I write and edit.\n\nShe writes well.', version: 2 });
});

it('saves the country that a form shows where there is none yet', async () => {
  stored = { ...READ, country: null };
  await renderApp(<PersonalForm candidate={stored as Candidate} onDone={done} />);
  await userEvent.type(screen.getByLabelText('Number'), '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([{ country: 'BE', version: 1 }]));
});
