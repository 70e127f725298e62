import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { baseQuery, configureApi } from '.';
import { upload } from '../files';
import { testServer } from '../test';

/** An endpoint in the form that `make openapi` generates. */
const client = createApi({
  baseQuery,
  endpoints: (build) => ({
    createNote: build.mutation<unknown, { note: unknown; 'Idempotency-Key'?: string }>({
      query: (arg) => ({
        url: '/api/v1/notes',
        method: 'POST',
        body: arg.note,
        headers: { 'Idempotency-Key': arg['Idempotency-Key'] },
      }),
    }),
    updateNote: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/api/v1/notes', method: 'POST', body, headers: {} }),
    }),
  }),
});
const store = configureStore({
  reducer: { [client.reducerPath]: client.reducer },
  middleware: (all) => all({ serializableCheck: false }).concat(client.middleware),
});

type Answer = () => Response;
const fine: Answer = () => HttpResponse.json({}, { status: 201 });
const lost: Answer = () => HttpResponse.error();
const refused =
  (status: number, code: string): Answer =>
  () =>
    HttpResponse.json({ status, title: '', detail: '', code }, { status });
const broken: Answer = () => new HttpResponse('{"_id":', { headers: { 'content-type': 'application/json' } });

const keys: (string | null)[] = [];
let answers: Answer[] = [];
testServer(
  http.post('*/*', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return (answers.shift() ?? fine)();
  }),
);
beforeAll(() => {
  configureApi({
    baseUrl: 'http://localhost:3000/api/v1',
    getToken: () => null,
    onSessionEnded: () => Promise.resolve(false),
  });
});
afterEach(() => {
  keys.length = 0;
});

const note = async (...notes: unknown[]): Promise<void> => {
  for (const one of notes) await store.dispatch(client.endpoints.createNote.initiate({ note: one }));
};
const differ = (): number => new Set(keys).size;

it('sends a new key with each request that creates something, and none with others', async () => {
  await note({ text: 'a' }, { text: 'a' }, { text: 'b' });
  expect(differ()).toBe(3);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true);
  await store.dispatch(client.endpoints.updateNote.initiate({ text: 'a' }));
  expect(keys.at(-1)).toBeNull();
});

it.each<[string, Answer]>([
  ['no answer came', lost],
  ['it broke off', broken],
  ['a proxy answered', () => new HttpResponse('<p>Bad Gateway</p>', { status: 502 })],
  ['the first is still running', refused(409, 'idempotency_key_in_use')],
  ['the session had ended', refused(401, 'session_expired')],
])('repeats the key of the same request when %s', async (_, answer) => {
  answers = [answer, fine];
  await note({ text: 'again' }, { text: 'again' });
  expect(differ()).toBe(1);
  await note({ text: 'again' });
  expect(differ()).toBe(2);
});

it('has a new key for another request, and after a refusal', async () => {
  answers = [lost, lost, refused(422, 'idempotency_key_reused'), refused(400, 'validation_failed')];
  await note({ text: 'one' }, { text: 'two' }, { text: 'one' }, { text: 'one' }, { text: 'one' });
  expect(keys[2]).toBe(keys[0]);
  expect(differ()).toBe(4);
  await note({ text: 'two' });
});

it('repeats the key of an upload whose answer was lost', async () => {
  const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
  const send = (chosen: File): Promise<unknown> => {
    const form = new FormData();
    form.append('file', chosen);
    return upload('/candidates/1/file', form, () => undefined).done.catch(() => undefined);
  };
  answers = [lost, fine];
  await send(file);
  await send(file);
  await send(file);
  expect(keys[1]).toBe(keys[0]);
  expect(differ()).toBe(2);
});
