import { UNSAID } from '@byline/shared-types/domain';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CandidateResponse, HistoryEntryDto } from '../../api';
import { Timeline } from '../../features/timeline/components/Timeline';
import { ViewTabs } from '../../features/timeline/components/ViewTabs';
import { useTimelineAddress } from '../../features/timeline/timeline-address';
import { renderApp } from '../../test/render';

const ID = '665f1c2e9b1d4a0012345600';
const BASE = `http://localhost:3000/api/v1/candidates/${ID}/history`;
const KARIM = { type: 'user', _id: '665f1c2e9b1d4a0012345699', firstname: 'Karim', name: 'Benali' } as const;
const entry = (fields: Partial<HistoryEntryDto> & Pick<HistoryEntryDto, 'act' | 'kind'>): HistoryEntryDto => ({
  ...{
    _id: `${fields.act}-${fields.at ?? ''}`,
    at: '2025-11-19T10:42:00.000Z',
    who: KARIM,
    recordId: ID,
    jobId: null,
    conversationId: null,
    undelivered: null,
  },
  ...{ title: null, text: null, score: null, answered: null, asked: null, changes: [] },
  ...fields,
});
const FIRST = [
  entry({
    act: 'mail_failed',
    kind: 'mail',
    title: 'Invoice details',
    undelivered: { address: 'noor@dewitte.example', kind: 'no_such_address', at: '2025-11-19T10:42:00.000Z' },
    who: { ...KARIM, type: 'mail_server' },
  }),
  entry({ act: 'note', kind: 'note', text: 'Calm and precise', score: 2 }),
  entry({ act: 'stage', kind: 'stage', changes: [{ field: 'status', from: 'test', to: 'live_interview' }] }),
  entry({
    act: 'change',
    kind: 'change',
    changes: [
      { field: 'pricePerWord', from: 0.12, to: 0.13 },
      {
        field: 'availability',
        availability: { from: { ...UNSAID, daysPerWeek: 3 }, to: { ...UNSAID, state: 'not_looking' } },
      },
      { field: 'info' },
    ],
  }),
  entry({
    ...{ act: 'appointment_moved', kind: 'interview', title: 'Kick-off', at: '2025-11-12T08:05:00.000Z' },
    changes: [{ field: 'startDate', from: '2025-11-20T08:00:00.000Z', to: '2025-12-03T13:30:00.000Z' }],
  }),
  entry({ act: 'task_removed', kind: 'task', title: 'Call Noor', recordId: null, at: '2025-11-12T08:02:00.000Z' }),
];
const FURTHER = [
  entry({ act: 'applied', kind: 'application', title: 'Tourism site', jobId: ID, at: '2025-11-01T08:00:00.000Z' }),
];

let asked: string[] = [];
let broken = false;
testServer(
  http.get(`${BASE}/counts`, () =>
    HttpResponse.json({
      total: 6,
      kinds: ['mail', 'note', 'stage', 'application', 'change', 'task', 'file'].map((kind) => ({
        kind,
        count: kind === 'file' ? 0 : 1,
      })),
    }),
  ),
  http.get(BASE, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    if (broken)
      return HttpResponse.json(
        { status: 500, title: 'Internal Server Error', code: 'internal', detail: '' },
        { status: 500 },
      );
    if (searchParams.get('kinds')) return HttpResponse.json({ entries: [], next: null });
    return HttpResponse.json(
      searchParams.get('after') ? { entries: FURTHER, next: null } : { entries: FIRST, next: 'x' },
    );
  }),
  http.get('*', () => HttpResponse.json({ records: [{ ...KARIM }], totalCount: 1 })),
);
beforeEach(() => {
  asked = [];
  broken = false;
});

const candidate = { _id: ID, firstname: 'Noor', name: 'Dewitte' } as CandidateResponse;
function History() {
  const { isOpen } = useTimelineAddress();
  return (
    <>
      <ViewTabs candidate={candidate} />
      {isOpen && <Timeline candidateId={ID} />}
    </>
  );
}
const show = (search = '?view=history') => renderApp(<History />, `/candidates/${ID}${search}`);

/** The user is always near the end. */
class AlwaysNear {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: AlwaysNear['tell']) {
    this.tell = tell;
  }
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    return undefined;
  }
}

it('says what happened, when and who, with links to what is still there, and reads on', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysNear);
  await show('');
  await userEvent.click(await screen.findByRole('tab', { name: /^History ?6$/ }));
  await screen.findByRole('heading', { name: '19 November 2025' });
  await screen.findByText('Tourism site');
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '11:42Mail not delivered Invoice detailsThe address does not exist: noor@dewitte.examplemail server',
    '11:42NoteGoodCalm and preciseKBKarimKarim Benali',
    '11:42StatusTest → Live interviewKBKarimKarim Benali',
    '11:42Price per word €0.12 → €0.13Availability Free now · 3 days a week → Not looking for nowIn their wordsKBKarimKarim Benali',
    '09:05Appointment moved Kick-off20/11/2025 09:00 → 03/12/2025 14:30KBKarimKarim Benali',
    '09:02Task removed Call NoorKBKarimKarim Benali',
    '09:00Applied to Tourism siteKBKarimKarim Benali',
  ]);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Invoice details')).toBe(`/candidates/${ID}?view=history&tab=mail&mail=${ID}`);
  expect(address('Note')).toBe(`/candidates/${ID}?view=history&tab=notes&record=${ID}`);
  expect(address('Kick-off')).toBe(`/agenda?date=2025-12-03&open=${ID}`);
  expect(address('Tourism site')).toBe(`/jobs/${ID}`);
  expect(screen.queryByRole('link', { name: 'Call Noor' })).toBeNull();
});

it('filters by kinds and by who, and an empty filter leads back to everything', async () => {
  await show();
  await screen.findByText('Calm and precise');
  const kinds = screen.getByRole('group', { name: 'Kinds of entry' });
  expect(within(kinds).queryByRole('button', { name: /Files/ })).toBeNull();
  await userEvent.click(within(kinds).getByRole('button', { name: /Mail/ }));
  await screen.findByText('No mails yet');
  await userEvent.click(within(kinds).getByRole('button', { name: /Notes/ }));
  await screen.findByText('Nothing like this yet');
  await userEvent.click(screen.getByRole('button', { name: 'Who, Everyone' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Noor Dewitte' }));
  await waitFor(() => expect(asked.at(-1)).toContain('by=candidate'));
  expect(asked.at(-1)).toContain('mail');
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByText('Calm and precise');
  within(kinds).getByRole('button', { name: /Everything/, pressed: true });
});

it('says why it cannot be read, and reads again', async () => {
  broken = true;
  await show();
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Calm and precise');
});
