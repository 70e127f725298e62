import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp, SESSION } from '../../../test/render';
import { ThreadsTab } from './ThreadsTab';

const API = 'http://localhost:3000/api/v1';
const NOOR = { name: 'Noor Dewitte', email: 'noor@dewitte.example' };
const OTHER = { name: 'Noor Dewitte', email: 'noor@else.example' };
const LOTTE = { name: 'Lotte Janssens', email: 'talent@byline.example' };
const KARIM = { _id: 'u-karim', firstname: 'Karim', name: 'Dubois' };
const AT = '2026-11-12T10:00:00.000Z';

const sent = (_id: string, message: string, more: object = {}) => ({
  received: null,
  undelivered: [],
  sent: {
    ...{ _id, candidateId: 'c1', conversationId: 't1', subject: 'Kick-off', message: `<p>${message}</p>` },
    ...{
      from: LOTTE,
      to: NOOR,
      cc: [],
      bcc: [],
      status: 'sent',
      attachments: [],
      reason: null,
      attempts: 1,
      version: 0,
    },
    ...{ createdAt: AT, sentAt: AT, scheduledAt: null, nextAttemptAt: null, createdBy: SESSION.user._id, ...more },
  },
});
const received = (_id: string, html: string, more: object = {}) => ({
  sent: null,
  undelivered: [],
  received: {
    ...{ _id, kind: 'mail', from: NOOR, to: [LOTTE], cc: [], subject: 'Re: Kick-off', html: `<p>${html}</p>` },
    ...{
      quoted: '<p>Do you have time?</p>',
      quotedLines: 14,
      receivedAt: AT,
      fromOther: false,
      senderCheck: 'unknown' as const,
      files: [],
      ...more,
    },
  },
});
const conversation = (_id: string, subject: string, more: object = {}) => ({
  ...{ _id, candidateId: 'c1', candidate: { _id: 'c1', firstname: 'Noor', name: 'Dewitte' }, person: NOOR, subject },
  ...{ mailCount: 2, lastAt: AT, lastWords: '', lastFrom: '', lastReceived: true, hasFiles: false, scheduledAt: null },
  ...{
    undelivered: false,
    heldFor: null,
    cancelled: false,
    unverified: false,
    discarded: false,
    laterUntil: null,
    open: true,
    unread: false,
    assignee: null,
    version: 0,
    createdAt: AT,
    modifiedAt: AT,
    ...more,
  },
});
const FILE = { name: 'Words.xlsx', size: 38_000, fileId: null, inFiles: false, reason: 'file_type' };
const OUTLOOK = { ...FILE, name: 'winmail.dat' };
const OF_A_STRANGER = { ...FILE, name: 'Bill.pdf', fileId: 'f2', reason: null };
const IN_FILES = { ...FILE, name: 'CV.pdf', fileId: 'f1', inFiles: true, reason: null };
/** Mails to the candidate come back. */
const NOT_THERE = { email: NOOR.email, emailTrouble: 'no_such_address' };
const answerTo = { to: NOOR, cc: [{ name: 'Karim', email: 'karim@client.example' }] };
const mails = [
  sent('m1', 'Do you have time?'),
  received('m2', 'Gladly, from January.', { files: [FILE, OUTLOOK, OF_A_STRANGER, IN_FILES] }),
];

const asked = vi.fn<(call: string, body?: unknown) => void>();
let refused: object | null = null;
beforeEach(() => {
  asked.mockReset();
  refused = null;
});
const notFound = () =>
  HttpResponse.json({ status: 404, title: 'Not Found', code: 'not_found', detail: '' }, { status: 404 });
let unread = true;
let writers: string[] = [];
let newer: object[] = [];
/** Put off, though an answer to it is planned. */
const LATER = { open: false, laterUntil: '2026-11-20T08:00:00.000Z', scheduledAt: '2026-11-19T08:00:00.000Z' };
testServer(
  http.get(`${API}/conversations`, () =>
    HttpResponse.json({
      records: [
        conversation('t1', 'Kick-off', { unread }),
        conversation('t2', 'Invoice'),
        conversation('t3', 'Proposal', { cancelled: true }),
      ],
      totalCount: 3,
    }),
  ),
  http.get(`${API}/conversations/total`, () => HttpResponse.json({ total: 3, capped: false })),
  http.get(`${API}/conversations/t1`, () => {
    if (refused) return notFound();
    return HttpResponse.json({ ...conversation('t1', 'Kick-off', { unread }), mails: [...mails, ...newer], answerTo });
  }),
  http.get(`${API}/conversations/bounced`, () =>
    HttpResponse.json({
      ...conversation('bounced', 'Invoice details', { undelivered: true }),
      mails: [
        {
          ...sent('m4', 'Please check.'),
          undelivered: [{ address: 'bills@dewitte.example', kind: 'no_such_address', at: AT }],
        },
        { ...sent('m5', 'And again.'), undelivered: [{ address: NOOR.email, kind: 'mailbox_full', at: AT }] },
      ],
      answerTo,
    }),
  ),
  http.get(`${API}/conversations/old`, () =>
    HttpResponse.json({
      ...conversation('old', 'Long ago'),
      mails: [received('m0', 'Ages ago.', { from: OTHER, fromOther: true })],
      answerTo: { to: OTHER, cc: [] },
    }),
  ),
  http.get(`${API}/conversations/later`, () =>
    HttpResponse.json({ ...conversation('later', 'Contract', LATER), mails: [received('m6', 'When?')], answerTo }),
  ),
  http.patch(`${API}/conversations/:id`, async ({ request }) => {
    asked('change', await request.json());
    return HttpResponse.json(conversation('later', 'Contract', LATER));
  }),
  http.put(`${API}/conversations/:id/read`, ({ params }) => {
    asked(`read ${String(params.id)}`);
    unread = false;
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete(`${API}/conversations/:id/read`, ({ params }) => {
    asked(`unread ${String(params.id)}`);
    unread = true;
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(`${API}/recruiters`, () => HttpResponse.json({ records: [KARIM], totalCount: 1 })),
  http.get(`${API}/conversations/t1/writers`, () => HttpResponse.json({ writers })),
  http.put(`${API}/conversations/t1/writers/me`, () => {
    asked('writes');
    return HttpResponse.json({ writers });
  }),
  http.delete(`${API}/conversations/t1/writers/me`, () => {
    asked('writes no more');
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(`${API}/conversations/done`, async ({ request }) => {
    asked('done', await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(`${API}/emails`, async ({ request }) => {
    asked('answer', await request.json());
    if (refused) return HttpResponse.json(refused, { status: 400 });
    return HttpResponse.json({ data: { _id: 'made' } }, { status: 201 });
  }),
  http.get(`${API}/emails/m0`, () => HttpResponse.json({ _id: 'm0', conversationId: 'old' })),
  http.get(`${API}/emails/gone`, notFound),
  http.get(`${API}/candidates/c1`, () =>
    HttpResponse.json({ _id: 'c1', firstname: 'Noor', name: 'Dewitte', language: 'nl', ...NOT_THERE }),
  ),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);
beforeEach(() => {
  unread = true;
  newer = [];
});

function Screen() {
  return (
    <div>
      <ThreadsTab candidateId="c1" to={NOOR} />
      <p data-testid="address">{useLocation().search}</p>
    </div>
  );
}

it('says in the row of a cancelled mail that it did not leave, and in no other', async () => {
  await renderApp(<Screen />, '/?tab=mail');
  await screen.findByRole('button', { name: /Proposal.*Cancelled/ });
  expect(screen.getAllByText('Cancelled')).toHaveLength(1);
});

it('opens a conversation in its place, which reads it, and U takes that back', async () => {
  await renderApp(<Screen />, '/?tab=mail');
  const row = await screen.findByRole('button', { name: /Unread.*Kick-off/ });
  await userEvent.click(row);
  const thread = await screen.findByRole('list', { name: 'Mails of this conversation' });
  await within(thread).findByText('Gladly, from January.');
  expect(screen.getByTestId('address').textContent).toBe('?tab=mail&conversation=t1');
  await expect.poll(() => asked.mock.calls).toEqual([['read t1']]);
  // The mail before is one line; the quoted text waits behind its button.
  expect(
    within(thread).getByRole('button', { name: /Lotte Janssens.*Do you have time/, expanded: false }),
  ).toBeTruthy();
  await userEvent.click(within(thread).getByRole('button', { name: 'Quoted text, 14 lines' }));
  expect(within(thread).getAllByText('Do you have time?')).toHaveLength(2);
  within(thread).getByText('Words.xlsx');
  within(thread).getByText('This type of file is not accepted');
  within(thread).getByText('Files of Outlook that we cannot read; ask for them again');
  within(thread).getByRole('button', { name: 'Download Bill.pdf' });
  expect(within(thread).getAllByText('In Files')).toHaveLength(1);
  await userEvent.keyboard('u');
  await expect.poll(() => asked.mock.calls).toEqual([['read t1'], ['unread t1']]);
  await screen.findByRole('button', { name: /Unread.*Kick-off/ });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('names the colleague who writes an answer, and tells colleagues that this user does, once something is typed', async () => {
  writers = [KARIM._id];
  await renderApp(<Screen />, '/?tab=mail&conversation=t1');
  const named = () => screen.findByText('Karim Dubois is writing an answer');
  await named();
  const calls = () => asked.mock.calls.flat().filter((call) => String(call).startsWith('writes'));
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await userEvent.click(await screen.findByRole('textbox', { name: /^Message/ }));
  await named();
  expect(calls()).toEqual([]);
  await userEvent.keyboard('Dear Noor');
  await expect.poll(calls).toEqual(['writes']);
  await named();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(calls).toEqual(['writes', 'writes no more']);
  writers = [];
});

it('says that the candidate was erased meanwhile, and keeps the text', async () => {
  const errors = [{ field: 'candidateId', code: 'no_candidate_found' }];
  await renderApp(<Screen />, '/?tab=mail&conversation=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await userEvent.click(await screen.findByRole('textbox', { name: /^Message/ }));
  await userEvent.keyboard('Too late');
  await expect.poll(() => screen.getByRole('textbox', { name: /^Message/ }).textContent).toMatch(/^To/);
  // Its conversation is gone too.
  refused = { status: 400, title: 'Bad Request', code: 'validation_failed', detail: '', errors };
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  const alert = await screen.findByText(/This candidate was erased meanwhile/);
  // It may be outside the screen in a long conversation.
  expect(shown.mock.contexts.some((element) => element instanceof Element && element.contains(alert))).toBe(true);
  expect(screen.getByRole('textbox', { name: /^Message/ }).textContent).toMatch(/^To/);
});

it('answers in the conversation, to all who were in it, and keeps the text as a draft until it is sent', async () => {
  const first = await renderApp(<Screen />, '/?tab=mail&conversation=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await screen.findByText('Answer to Noor Dewitte, Karim');
  await userEvent.click(await screen.findByRole('textbox', { name: /^Message/ }));
  await userEvent.keyboard('Until then');
  await screen.findByText(`${NOOR.email} returned mail before: Email address does not exist`);
  first.unmount();
  await renderApp(<Screen />, '/?tab=mail&conversation=t1');
  await screen.findByText('Answer to Noor Dewitte, Karim');
  await expect.poll(() => screen.getByRole('textbox', { name: /^Message/ }).textContent).toMatch(/^Un/);
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  await expect
    .poll(() => asked.mock.calls.find(([call]) => call === 'answer')?.[1])
    .toMatchObject({
      ...{ candidateId: 'c1', conversationId: 't1', to: answerTo.to, cc: answerTo.cc, scheduledAt: null },
    });
  await expect.poll(() => screen.queryByText('Answer to Noor Dewitte, Karim')).toBeNull();
});

it('asks once before an answer leaves beside that of a colleague', async () => {
  const answers = () => asked.mock.calls.filter(([call]) => call === 'answer').length;
  await renderApp(<Screen />, '/?tab=mail&conversation=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await userEvent.click(await screen.findByRole('textbox', { name: /^Message/ }));
  await userEvent.keyboard('Mine too');
  newer = [sent('m9', 'From me.', { createdBy: 'colleague' })];
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  const question = await screen.findByRole('dialog', { name: /Lotte Janssens answered meanwhile/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(answers()).toBe(0);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Lotte Janssens answered meanwhile/);
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
  await expect.poll(answers).toBe(1);
});

it('brings back one that was put off, or marks it as done, and undoes both', async () => {
  const changes = () => asked.mock.calls.filter(([call]) => call !== 'read later');
  const { laterUntil } = LATER;
  await renderApp(<Screen />, '/?conversation=later');
  await screen.findByText('Wrote again');
  screen.getByRole('button', { name: 'Later' });
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(changes).toEqual([
    ['change', { laterUntil: null }],
    ['change', { laterUntil }],
  ]);
  asked.mockReset();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(changes).toEqual([
    ['done', { ids: ['later'] }],
    ['change', { laterUntil }],
  ]);
});

it('says why a mail was not delivered, and writes it again to the own address of the candidate', async () => {
  await renderApp(<Screen />, '/?conversation=bounced');
  await screen.findByText('The address does not exist: bills@dewitte.example');
  // The servers keep trying, so nothing is to be done.
  screen.getByText(`The mailbox is full: ${NOOR.email}`);
  expect(screen.queryByRole('link', { name: 'Correct the address' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Send to ${NOOR.email}` }));
  await screen.findByText('Answer to Noor Dewitte');
  await expect.poll(() => screen.getByRole('textbox', { name: /^Message/ }).textContent).toBe('Please check.');
});

it('marks as done by E', async () => {
  await renderApp(<Screen />, '/?conversation=t1');
  await screen.findByRole('button', { name: 'Done' });
  await userEvent.keyboard('e');
  await expect.poll(() => asked.mock.calls).toContainEqual(['done', { ids: ['t1'] }]);
});

it('opens the conversation of a mail that the address names, though it is not among the rows', async () => {
  await renderApp(<Screen />, '/?tab=mail&mail=m0');
  await screen.findByText('Ages ago.');
  screen.getByRole('button', { name: /Long ago/, expanded: true });
  // The answer goes to an address that is not the candidate's own.
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Answer to Noor Dewitte');
  screen.getByText(OTHER.email);
});

it('says that the mail of the address is gone, with a way to all', async () => {
  await renderApp(<Screen />, '/?mail=gone');
  await screen.findByText('This is not there: it was removed, or the address is wrong.');
  expect(screen.queryByText(/404/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All mails' }));
  expect(await screen.findByText('Invoice')).toBeTruthy();
});
