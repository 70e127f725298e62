import { act, createEvent, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { testServer } from '@byline/web-kit/test';
import { delay, http, HttpResponse } from 'msw';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../api';
import { candidateList } from '../../../lib/candidate-list/list-state';
import { useFileDrops } from '../../../lib/file-drops';
import { useListState } from '../../../lib/list-state/useListState';
import { renderApp, SESSION } from '../../../test/render';
import { CandidateList } from './CandidateList';

const API = 'http://localhost:3000/api/v1';
const PROBLEMS: Record<number, [title: string, detail: string, code: string]> = {
  403: ['Forbidden', 'You may not do this.', 'forbidden'],
  503: ['Service Unavailable', 'Not available right now.', 'unavailable'],
};
const problem = (status: number) => {
  const [title, detail, code] = PROBLEMS[status] ?? [];
  return HttpResponse.json({ type: 'x', status, title, detail, code }, { status });
};
const page = (records: object[]) => HttpResponse.json({ records, totalCount: null });

const NO_TILES = { newApplicant: 0, recruiter: 0, phoneInterview: 0, test: 0, liveInterview: 0, offer: 0, archived: 0 };
const tiles = (counts: object) => HttpResponse.json({ ...NO_TILES, active: 0, total: 0, capped: [], ...counts });

let asked: URLSearchParams[] = [];
const server = testServer(
  http.get(`${API}/candidates`, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return page([]);
  }),
  http.get(`${API}/candidates/tiles`, () => tiles({ active: 3, newApplicant: 1, archived: 2 })),
  http.get(`${API}/candidates/places`, () => HttpResponse.json({ candidates: [], corrected: [] })),
  http.get(`${API}/*`, () => page([])),
);
afterEach(() => {
  asked = [];
});

function Screen() {
  const [state, change] = useListState(candidateList);
  const dispatch = useDispatch();
  return (
    <div>
      <CandidateList state={state} onChange={change} columns={null} onColumns={() => undefined} />
      <Link to="/elsewhere">Elsewhere</Link>
      <button onClick={() => dispatch(api.util.invalidateTags(['CandidateTiles']))}>Changed</button>
    </div>
  );
}

const person = (index: number) => ({
  _id: `665f1c2e9b1d4a000000000${index}`,
  firstname: 'Noor',
  name: `Dewitte ${index}`,
  status: 'none',
  skills: [],
  candidatetags: [],
  candidateInfo: { pricePerWord: null, skillSet: { motherTongue: null, translationSkills: [] } },
  createdAt: '2026-11-01T00:00:00.000Z',
});
/** Twelve candidates, ten on a page. A page answers when `may` resolves. */
const twelve = (may: (skip: number) => Promise<void> | void = () => undefined) =>
  http.get(`${API}/candidates`, async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const skip = Number(searchParams.get('skip'));
    await may(skip);
    const records = Array.from({ length: 12 }, (_, index) => person(index)).slice(skip, skip + 10);
    return HttpResponse.json({ records, totalCount: null });
  });
const twelveCounted = http.get(`${API}/candidates/tiles`, () => tiles({ active: 12 }));

describe('candidate list', () => {
  it('shows on a phone the rate, and the date that the rows are in the order of', async () => {
    const nothing = (): void => undefined;
    const old = { addListener: nothing, removeListener: nothing };
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { ...old, matches: media.includes('699px'), media }),
    );
    const { candidateInfo } = person(1);
    const noor = {
      ...person(1),
      modifiedAt: '2026-11-20T00:00:00.000Z',
      candidateInfo: {
        ...candidateInfo,
        pricePerWord: 0.17,
        skillSet: { ...candidateInfo.skillSet, motherTongue: 'nl-BE' },
      },
    };
    server.use(http.get(`${API}/candidates`, () => page([noor])));
    const first = await renderApp(<Screen />, '/candidates');
    await first.findByText('01/11/2026');
    // One element: the card leaves no room between the two.
    expect(first.getByText('/hour').parentElement?.textContent).toBe('€0.17/hour');
    first.unmount();
    const second = await renderApp(<Screen />, '/candidates?sort=-modifiedAt');
    await second.findByText('20/11/2026');
  });

  it('keeps the last rows, dimmed, until the next are there, and the count of the same list', async () => {
    const user = userEvent.setup();
    const second = Promise.withResolvers<void>();
    server.use(
      twelveCounted,
      twelve((skip) => (skip > 0 ? second.promise : undefined)),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByText('1–10 of 12');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Noor Dewitte 3')).toBeTruthy();
    expect(screen.getByText('11–12 of 12')).toBeTruthy();
    second.resolve();
    await screen.findByText('Noor Dewitte 11');
    expect(screen.queryByText('Noor Dewitte 3')).toBeNull();
  });

  it('leaves the rows in their places when more candidates match, and shows them when asked', async () => {
    const user = userEvent.setup();
    let matching = 3;
    server.use(
      http.get(`${API}/candidates`, () =>
        page(Array.from({ length: matching }, (_, index) => person(index)).toReversed()),
      ),
      http.get(`${API}/candidates/tiles`, () => tiles({ active: matching })),
    );
    const screen = await renderApp(<Screen />);
    const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-row')?.at(-1));
    await screen.findByText('1–3 of 3');
    matching = 5;
    await user.click(screen.getByText('Changed'));
    const more = await screen.findByRole('button', { name: '2 more match: show' });
    expect(rows()).toEqual(['2', '1', '0']);
    await user.click(more);
    await waitFor(() => expect(rows()).toEqual(['4', '3', '2', '1', '0']));
    await waitFor(() => expect(screen.queryByRole('button', { name: /match: show/ })).toBeNull());
    expect(document.activeElement?.tagName).toBe('TBODY');
  });

  it('says that one more matches who came between the rows and their first count', async () => {
    server.use(
      http.get(`${API}/candidates`, () => page([person(0)])),
      http.get(`${API}/candidates/tiles`, () => tiles({ active: 2 })),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByRole('button', { name: '1 more matches: show' });
  });

  it('shows the first match of an empty list at once', async () => {
    let matching = 0;
    server.use(
      http.get(`${API}/candidates`, () => page(Array.from({ length: matching }, (_, index) => person(index)))),
      http.get(`${API}/candidates/tiles`, () => tiles({ active: matching })),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByText('Nobody here');
    matching = 1;
    await userEvent.click(screen.getByText('Changed'));
    await screen.findByText('Noor Dewitte 0');
  });

  it('counts nothing while another list is on its way', async () => {
    const user = userEvent.setup();
    const never = new Promise<never>(() => undefined);
    const ofSearch = ({ request }: { request: Request }) =>
      new URL(request.url).searchParams.has('search') ? never : undefined;
    server.use(
      http.get(`${API}/candidates`, ofSearch),
      http.get(`${API}/candidates/tiles`, ofSearch),
      twelveCounted,
      twelve(),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByText('1–10 of 12');
    await user.type(screen.getByRole('searchbox', { name: 'Names and texts' }), 'noor');
    await waitFor(() => expect(screen.queryByText(/of 12/)).toBeNull());
    expect(screen.getByText('Active').closest('button')?.textContent).toBe('Active');
    expect(screen.getByText('Noor Dewitte 3')).toBeTruthy();
  });

  it('shows the last page where a page past the end is asked for, and goes to a page that is typed', async () => {
    const user = userEvent.setup();
    server.use(twelveCounted, twelve());
    const screen = await renderApp(<Screen />, '/?page=99');
    await screen.findByText('Noor Dewitte 11');
    expect(screen.getByText('11–12 of 12')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Go to page' }));
    await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '1{Enter}');
    await screen.findByText('Noor Dewitte 3');
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    await screen.findByText('Noor Dewitte 11');
  });

  it('asks for the active ones first, and does not have them counted', async () => {
    const screen = await renderApp(<Screen />);
    await screen.findByText('Nobody here');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      'filter[archived]': 'false',
      limit: '10',
      skip: '0',
      sort: '-createdAt',
    });
    expect(screen.getByRole('button', { name: /^Active/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says of more than were counted that there are more, and turns its pages by their rows', async () => {
    const user = userEvent.setup();
    server.use(
      http.get(`${API}/candidates/tiles`, () => tiles({ active: 10_000, capped: ['active'] })),
      http.get(`${API}/candidates`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams);
        const first = searchParams.has('after') ? 2 : 0;
        const records = Array.from({ length: 10 }, (_, index) => person(first * 10 + index));
        return HttpResponse.json({ records, totalCount: null });
      }),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByText('1–10 of 10,000+');
    expect(screen.getByRole('button', { name: /^Active ?10,000\+$/ })).toBeTruthy();
    expect(screen.getByText(/of …/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Last page' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Noor Dewitte 23');
    expect(asked.at(-1)?.get('after')).toBe(person(9)._id);
    expect(asked.at(-1)?.get('skip')).toBe('10');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText('Noor Dewitte 3');
    expect(asked.at(-1)?.get('before')).toBe(person(20)._id);
  });

  it('says so in French with its own space', async () => {
    server.use(
      http.get(`${API}/candidates/tiles`, () => tiles({ active: 10_000, capped: ['active'] })),
      twelve(),
    );
    const screen = await renderApp(<Screen />, '/', { ...SESSION, user: { ...SESSION.user, language: 'fr' } });
    await screen.findByText(/^1–10 sur 10\s000\+$/);
    expect(screen.getByRole('button', { name: /^En activité ?10\s000\+$/ })).toBeTruthy();
  });

  it('knows the end of a list of which nobody counted all', async () => {
    server.use(
      twelve(),
      http.get(`${API}/candidates/tiles`, () => tiles({ active: 11, capped: ['active'] })),
    );
    const screen = await renderApp(<Screen />, '/?page=2');
    await screen.findByText('11–12 of 12');
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows the counts of the tiles and filters by one', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<Screen />);
    await user.click(await screen.findByRole('button', { name: /^New applicant ?1$/ }));
    await screen.findByText('Nobody here');
    expect(asked.at(-1)?.getAll('filter[assignedTo]')).toEqual(['none']);
  });

  it('says what to do when nothing matches, and clears the filters', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<Screen />, '/?search=nobody&freelancer=yes');
    await screen.findByText('No candidates match');
    expect(asked[0]?.get('search')).toBe('nobody');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await screen.findByText('Nobody here');
    expect(asked.at(-1)?.has('filter[freelancer]')).toBe(false);
  });

  it('does not call back a page that is on its way when the search settles', async () => {
    const page = Promise.withResolvers<{ Component: () => string }>();
    const screen = await renderApp(<Screen />, '/', SESSION, [{ path: '/elsewhere', lazy: () => page.promise }]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Names and texts' }), { target: { value: 'noor' } });
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
    vi.useRealTimers();
    page.resolve({ Component: () => 'The other page' });
    await screen.findByText('The other page');
  });

  it('asks for the rows of what is typed once, and then once for its counts', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    server.use(
      http.get(`${API}/candidates`, async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search');
        calls.push(`rows of ${search}`);
        await delay(30);
        calls.push(`rows of ${search} answered`);
        return page([]);
      }),
      http.get(`${API}/candidates/tiles`, ({ request }) => {
        calls.push(`counts of ${new URL(request.url).searchParams.get('search')}`);
        return tiles({});
      }),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByText('Nobody here');
    calls.length = 0;
    await user.type(screen.getByRole('searchbox', { name: 'Names and texts' }), 'noor');
    await screen.findByText('No candidates match');
    await waitFor(() => expect(calls).toEqual(['rows of noor', 'rows of noor answered', 'counts of noor']));
  });

  it('counts rows that stand already without waiting for a newer answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = userEvent.setup();
    let answer = (): void => undefined;
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let plain = 0;
    server.use(
      http.get(`${API}/candidates`, async ({ request }) => {
        if (new URL(request.url).searchParams.has('search')) return page([]);
        plain += 1;
        if (plain > 1) await later;
        return page([person(1)]);
      }),
      http.get(`${API}/candidates/tiles`, ({ request }) =>
        tiles({ active: new URL(request.url).searchParams.has('search') ? 0 : 3 }),
      ),
    );
    const screen = await renderApp(<Screen />);
    await screen.findByRole('button', { name: /^Active ?3$/ });
    const box = screen.getByRole('searchbox', { name: 'Names and texts' });
    await user.type(box, 'zz');
    await screen.findByRole('button', { name: /^Active ?0$/ });
    vi.setSystemTime(Date.now() + 60_000);
    await user.clear(box);
    await waitFor(() => expect(plain).toBe(2));
    await screen.findByRole('button', { name: /^Active ?3$/ });
    answer();
    vi.useRealTimers();
  });

  it('asks nothing when tile and filter exclude each other', async () => {
    const screen = await renderApp(<Screen />, '/?tile=test&status=offer');
    await screen.findByText('No candidates match');
    expect(asked).toEqual([]);
  });

  it('keeps the filters when the server fails, and tries again', async () => {
    const user = userEvent.setup();
    let active = 1;
    server.use(
      http.get(`${API}/candidates`, () => problem(503), { once: true }),
      http.get(`${API}/candidates/tiles`, () => tiles({ active })),
    );
    const screen = await renderApp(<Screen />, '/?freelancer=yes');
    expect((await screen.findByRole('alert')).textContent).toContain('503 Service Unavailable');
    expect(screen.getByRole('button', { name: '1 more filter' })).toBeTruthy();
    active = 2;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No candidates match');
    await screen.findByRole('button', { name: /^Active ?2$/ });
  });

  it('offers nothing to try again where somebody may not look', async () => {
    server.use(http.get(`${API}/candidates`, () => problem(403)));
    const screen = await renderApp(<Screen />);
    expect((await screen.findByRole('alert')).textContent).toContain('403 Forbidden');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('names the person who gets a file that is dropped on a row, with a way there', async () => {
  const id = person(3)._id;
  server.use(
    twelve(),
    twelveCounted,
    http.get(`${API}/candidates/${id}`, () => HttpResponse.json(person(3))),
    http.post(`${API}/candidates/${id}/file`, () => HttpResponse.json({ file: {} }, { status: 201 })),
  );
  function Page() {
    useFileDrops();
    return <Screen />;
  }
  const screen = await renderApp(<Page />);
  const row = await screen.findByText('Noor Dewitte 3');
  fireEvent(row, createEvent.drop(row, { dataTransfer: { types: ['Files'], files: [new File(['x'], 'cv.pdf')] } }));
  await screen.findByText(/cv.pdf added to Noor Dewitte 3/);
  screen.getByRole('button', { name: 'Open' });
});
