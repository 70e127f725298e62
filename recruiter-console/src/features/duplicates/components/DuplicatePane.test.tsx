import { testServer } from '@byline/web-kit/test';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp, SESSION } from '../../../test/render';
import { DuplicatePane } from './DuplicatePane';

const API = 'http://localhost:3000/api/v1';
const info = {
  ...{ catTools: [], dayRate: null, freelancer: null, minimumFee: null, moreAboutYourself: null, pricePerWord: null },
  ...{ projectPreferences: null, topProject: null, unavailable: null, wordsPerDay: null },
  skillSet: { languages: [], motherTongue: null, translationSkills: [], yearsExperience: null },
};
const candidate = (_id: string, fields: object) => ({
  ...{
    _id,
    firstname: 'Noor',
    language: 'nl',
    links: {},
    skills: [],
    newsletter: false,
    publicEnabled: false,
    publicHidden: [],
    publicSearchable: false,
  },
  ...{ createdAt: '2026-01-01T10:00:00.000Z', candidateInfo: info, userId: null, version: 2, ...fields },
});
const older = candidate('a', { name: 'Dewitte', email: 'noor@dewitte.example', phone: '+32470123456', userId: 'u' });
const newer = candidate('b', { name: 'De Witte', email: 'noor.dw@post.example', phone: '+32470654321' });
const PAIR = {
  ...{
    _id: 'p',
    version: 0,
    reasons: ['name'],
    certainty: 'possible',
    state: 'open',
    decidedAt: null,
    decidedBy: null,
  },
  ...{ candidates: [older, newer], abilities: { answer: true, reopen: false } },
};
const MERGED = { _id: 'm', candidate: older, gone: newer, mergedBy: null, createdAt: '', undoUntil: '' };

const ALREADY_MERGED = { status: 409, title: 'Conflict', code: 'already_merged', detail: '', records: ['a'] };

let pair: object[] = [older, newer];
let isStale = false;
/** The planned mails of each, and the coming appointments of both. */
let planned = 0;
let coming: object[] = [];
let isMerged = false;
let asked: unknown[] = [];
beforeEach(() => {
  pair = [older, newer];
  isStale = false;
  planned = 0;
  coming = [];
  isMerged = false;
  asked = [];
});
testServer(
  http.get(`${API}/candidates/duplicates/p`, () =>
    isMerged ? HttpResponse.json(ALREADY_MERGED, { status: 409 }) : HttpResponse.json(PAIR),
  ),
  http.get(`${API}/candidates/duplicates`, () => HttpResponse.json({ records: [PAIR], totalCount: 1 })),
  http.get(`${API}/candidates/a`, () => HttpResponse.json(pair[0])),
  http.get(`${API}/candidates/b`, () => HttpResponse.json(pair[1])),
  http.post(`${API}/candidates/duplicates/p/merge`, async ({ request }) => {
    asked.push(await request.json());
    if (!isStale) return HttpResponse.json({ data: MERGED }, { status: 201 });
    return HttpResponse.json({ status: 409, title: 'Conflict', code: 'stale_version', detail: '' }, { status: 409 });
  }),
  http.get(`${API}/emails`, () => HttpResponse.json({ records: [], totalCount: planned })),
  http.get(`${API}/calendar`, () => HttpResponse.json({ records: coming, totalCount: planned })),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

const merge = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Merge into Noor Dewitte' }));
};

it('merges a pair as it was chosen: the newest phone at first, the address of the login in any case', async () => {
  const opened: (string | null)[] = [];
  await renderApp(<DuplicatePane id="p" state="open" onOpen={(id) => opened.push(id)} />);
  const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
  await choose('Last name: De Witte');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /654 ?321|65 43 21/ }).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: /^Email/ })).toBeNull();
  await merge();
  await expect.poll(() => opened).toEqual([null]);
  expect(asked).toEqual([{ versions: [2, 2], stays: 'older', newer: ['address', 'phone', 'status', 'name'] }]);
  await screen.findByText('Noor De Witte is part of Noor Dewitte now');
});

it('merges into the newer one who was chosen, and says so before', async () => {
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Stays: Noor De Witte, noor.dw@post.example' }));
  await screen.findByText(/links to the left one lead to the right one/);
  fireEvent.click(screen.getByRole('button', { name: 'Merge into Noor De Witte' }));
  await screen.findByText('Noor Dewitte is part of Noor De Witte now');
  expect(asked).toEqual([{ versions: [2, 2], stays: 'newer', newer: ['address', 'phone', 'status'] }]);
});

it('begins with the fuller address and the stricter page, and says that the pages differ', async () => {
  const gent = { street: 'Coupure Links', number: '214', postal: '9000', city: 'Gent', country: 'BE' };
  pair = [
    { ...older, ...gent, publicEnabled: true, publicSearchable: true },
    { ...newer, country: 'BE', publicHidden: ['skills', 'about'] },
  ];
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  await screen.findByText(/Address: Coupure Links 214, 9000 Gent, Belgium/);
  await screen.findByText(/Hidden on the public page: About, Skills/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Public profile: No' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'All from the left' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Found by search engines: Yes' }));
  await merge();
  await expect.poll(() => asked).toEqual([{ versions: [2, 2], stays: 'older', newer: [], shown: ['searchable'] }]);
});

it('chooses function and price together, and the address at a network, and names the skills that go', async () => {
  const skill = (label: string, level: number) => ({
    skillId: label,
    label: { NL: label, EN: label, FR: label },
    level,
  });
  pair = [
    {
      ...{ ...older, function: 'translator', candidateInfo: { ...info, pricePerWord: 0.13 } },
      ...{ links: { linkedin: 'https://a.example' }, skills: [skill('Web', 1), skill('Law', 5), skill('Food', 4)] },
    },
    {
      ...{ ...newer, function: 'Designer', candidateInfo: { ...info, pricePerWord: 80 } },
      ...{ links: { linkedin: 'https://b.example' }, skills: ['Art', 'Film', 'Print'].map((one) => skill(one, 3)) },
    },
  ];
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  fireEvent.click(await screen.findByRole('radio', { name: /: .*€80.00 per hour$/ }));
  expect(screen.queryByText(/^Price/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Links: LinkedIn: https://b.example' }));
  expect(screen.getByText('Skills: Web').closest('tr')?.textContent).toContain('left out');
  await merge();
  await expect.poll(() => asked[0]).toMatchObject({ newer: ['address', 'phone', 'status', 'function', 'links'] });
});

it('says of a pair that a colleague merged where the two are now', async () => {
  isMerged = true;
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  await screen.findByText('These two are one candidate now');
  expect(screen.getByRole('link', { name: 'Open the profile' }).getAttribute('href')).toBe('/candidates/a');
});

it('says that a candidate was changed meanwhile, and keeps the choices', async () => {
  isStale = true;
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Last name: De Witte' }));
  await merge();
  await screen.findByText(/One of the two was changed meanwhile/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Last name: De Witte' }).checked).toBe(true);
});

it('names the planned mails and coming appointments of both', async () => {
  planned = 1;
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  await screen.findByText(/2 planned mails, to the chosen address and 1 coming appointment\./);
});

it('warns of appointments of both at the same time, with the way to each', async () => {
  const appointment = (_id: string, title: string, hours: string[], people: object) => {
    const [startDate, endDate] = hours.map((hour) => `2099-11-24T${hour}:00.000Z`);
    return { _id, title, startDate, endDate, assignedTo: null, candidate: null, ...people };
  };
  coming = [
    appointment('1', 'Call', ['09:00', '10:00'], { candidate: older }),
    appointment('2', 'Test', ['09:30', '10:30'], { assignedTo: { candidateId: 'b' } }),
    appointment('3', 'Lunch', ['10:30', '11:30'], { candidate: newer }),
  ];
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />);
  const row = (await screen.findByText('Appointments at the same time')).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Call24/11/2099 10:00 – 11:00',
    'Test24/11/2099 10:30 – 11:30',
  ]);
  expect(screen.getByRole('link', { name: 'Test' }).getAttribute('href')).toBe('/agenda?date=2099-11-24&open=2');
  expect(screen.queryByText('Lunch')).toBeNull();
});

it('says what is equal with a French colon', async () => {
  await renderApp(<DuplicatePane id="p" state="open" onOpen={() => undefined} />, '/', {
    ...SESSION,
    user: { ...SESSION.user, language: 'fr' },
  });
  expect((await screen.findByText(/Prénom.*Noor/)).textContent).toContain('Prénom\u00a0: Noor');
});
