import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@byline/shared-types/domain';
import { afterAll, expect, it } from 'vitest';
import { asCandidate } from '../factories/accounts.js';
import { createCandidate } from '../factories/candidates.js';
import { form, pdf } from '../factories/uploads.js';
import { asSuperAdmin } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { Client, type Answer } from '../support/client.js';
import { drawnPages } from '../support/drawn-pages.js';
import { operations, type Operation } from '../support/openapi.js';
import { TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';
import { ContractContext } from './contract-context.js';
import {
  aboutPerson,
  ADDRESS_OF,
  AGENCYS_OWN,
  BY_STAFF,
  KEPT,
  LAST,
  TAKE_NO_WORD,
  type Person,
} from './erasure/decisions.js';
import { marked, putRight, takesText, type Mark, type Planting } from './erasure/marked.js';
import { placesOf } from './erasure/places.js';
import { addressOf, type Example } from './example.js';
import { examples } from './examples/index.js';

/** A unique word. */
const WORD = `qz${randomBytes(6).toString('hex')}`;
const planted = operations.filter(takesText);
const inOrder = [
  ...planted.filter(({ operationId }) => !LAST.includes(operationId)),
  ...LAST.flatMap((id) => planted.filter(({ operationId }) => operationId === id)),
];

const smtp = new TestSmtp();
const logs = await mkdtemp(join(tmpdir(), 'byline-logs-'));
await smtp.start();
const api = await testApi({ SMTP_URL: smtp.url, MAIL_RECONCILE_SECONDS: '1' });
const settings = { ...api.env, LOG_LEVEL: 'debug' };
const [backend, worker] = await Promise.all([
  BackendProcess.start('API', settings, join(logs, 'api')),
  BackendProcess.start('worker', settings, join(logs, 'worker')),
]);
const url = `${backend.url}/api/v1`;
const email = `${WORD}@example.be`;
const { client, candidateId, user } = await asCandidate(api, { firstname: WORD, name: WORD, email });
const admin = (await asSuperAdmin(api)).client;
const person: Person = { candidateId, userId: String(user._id), email, nextEmail: `next.${WORD}@example.be` };
const mention = `<span data-type="mention" data-id="${person.userId}" data-label="${WORD}">@${WORD}</span>`;
const mark: Mark = { word: WORD, address: email, mention };
const context = await ContractContext.of(api, candidateId);
const clients = {
  anyone: new Client(url),
  person: new Client(url, client.token),
  // The writer of the record that a call changes.
  staff: new Client(url, context.recruiter.token),
  admin: new Client(url, admin.token),
};
const pages = await drawnPages(backend.url);
/** Everybody whom the test erases: the person, and candidates that a recruiter entered with the word. */
const erased = [candidateId];
afterAll(async () => {
  await pages.close();
  await Promise.all([backend.stop(), worker.stop()]);
  await smtp.stop();
  await rm(logs, { recursive: true });
});

/** The person's browser identifies them too. */
const HEADERS = { 'user-agent': `Mozilla/5.0 (${WORD})` };

/** Audiences that a candidate is part of. */
const OF_CANDIDATES = ['user', 'self', 'set-up'];

const ownerOf = ({ operationId, 'x-audience': audience = '' }: Operation): Client => {
  if (BY_STAFF.includes(operationId)) return clients.staff;
  if (audience === 'anyone') return clients.anyone;
  if (audience === 'super-admin') return clients.admin;
  return OF_CANDIDATES.includes(audience) ? clients.person : clients.staff;
};

function send(operation: Operation, client: Client, { body, ...where }: Example): Promise<Answer<unknown>> {
  const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  const headers = {
    ...(client === clients.person ? HEADERS : {}),
    ...(takesKey ? { 'idempotency-key': randomUUID() } : {}),
  };
  return client.request(operation.method, addressOf(operation, { ...where, body: {} }), body, headers);
}

type Make = () => Promise<Example>;

/** Validation has rounds: each corrects the refused fields, and the next one checks the others. */
const ROUNDS = 4;

/** Makes a call with the mark in all its texts, and returns the fields that refused the word. */
async function plant(operation: Operation, client: Client, make: Make, planting: Planting): Promise<string[]> {
  const { operationId } = operation;
  const own = { ...mark, address: ADDRESS_OF[operationId]?.(person) ?? mark.address };
  const refused = new Map<string, 'word' | 'address'>();
  for (let round = 1; ; round++) {
    // A new request each time, because a refused one also uses up its bot check.
    const example = await make();
    const request = putRight(await marked(operation, example, own, planting), example, refused, WORD);
    // Texts of the agency about other subjects, without a mention.
    if (planting === 'mention' && !JSON.stringify(request).includes(person.userId)) return [];
    const { status, body } = await send(operation, client, request);
    const { code = '', errors = [] } = body as Partial<Problem>;
    if (status < 300 || code === example.answers) {
      if (operationId === 'createCandidate') erased.push((body as { data: { _id: string } }).data._id);
      return [...refused].filter(([, took]) => took === 'word').map(([field]) => field.split('.').at(-1) ?? '');
    }
    if (errors.length === 0 || round === ROUNDS)
      throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`);
    for (const error of errors) {
      const isAddress = error.code === 'invalid_url' && !refused.has(error.field);
      refused.set(error.field, isAddress ? 'address' : 'word');
    }
  }
}

/** The same with an unknown field, because logs must not keep refused values either. */
async function plantRefused(operation: Operation, client: Client, example: Example): Promise<void> {
  if (!example.body || example.body instanceof FormData) return;
  const { body } = example;
  const wrong = Array.isArray(body) ? [{ [WORD]: WORD }] : { ...body, [WORD]: WORD };
  expect((await send(operation, client, { ...example, body: wrong })).status).toBe(400);
}

/** Marks beyond single calls: a file of a test, a mail to several people, a mention beside another person, a colleague's draft, an archive. */
async function plantTogether(): Promise<void> {
  const { staff, person: own } = clients;
  const someone = String((await createCandidate(api))._id);
  const file = form(Buffer.concat([await pdf(), Buffer.from(`\n% ${WORD}`)]), `${WORD}.pdf`);
  const fileId = (await staff.create<{ _id: string }>('/files', file))._id;
  await staff.create('/tests', { candidateId: person.candidateId, name: WORD, fileId });
  const box = { name: WORD, email: person.email.toUpperCase() };
  const team = { name: 'Team', email: 'team@example.be' };
  const mail = { candidateId: someone, subject: 'A meeting', message: `<p>With ${mark.mention}</p>` };
  const later = new Date(Date.now() + 86_400_000).toISOString();
  for (const scheduledAt of [null, later]) {
    await staff.create('/emails', { ...mail, to: team, cc: [box], bcc: [box], scheduledAt });
    await staff.create('/emails', { ...mail, to: box, scheduledAt });
  }
  await staff.create('/notes', { candidateId: someone, description: `<p>Like ${mark.mention}</p>` });
  const draft = { form: `new-note.${person.candidateId}`, content: JSON.stringify({ text: WORD }), device: 'computer' };
  await staff.request('PUT', '/users/me/drafts', { ...draft, version: 0 });
  expect((await own.post('/users/me/archive', undefined, HEADERS)).status).toBe(201);
  const archive = async () => (await own.get<{ archive: { state: string } | null }>('/users/me/archive')).body.archive;
  await until('the archive is ready', async () => (await archive())?.state === 'ready', 60);
  await until(
    'what is due is sent',
    async () => {
      const emails = api.connection.collection('emails');
      return (
        (await emails.countDocuments({ status: { $in: ['scheduled', 'sending'] }, dueAt: { $lt: new Date() } })) === 0
      );
    },
    60,
  );
}

const inLogs = async (): Promise<string[]> => {
  const lines = (await Promise.all(['api', 'worker'].map((name) => readFile(join(logs, name), 'utf8'))))
    .join('')
    .split('\n');
  return lines.filter((line) => line.toLowerCase().includes(WORD)).map((line) => `log ${line.slice(0, 500)}`);
};
const inPages = async (): Promise<string[]> => {
  const { candidateId } = person;
  const shown = await Promise.all([
    pages.page(`/public/candidate/${candidateId}`),
    ...['candidates', `candidates/${candidateId}`, 'sitemap', 'skills'].map(async (path) =>
      JSON.stringify((await clients.anyone.get(`/website/${path}`)).body),
    ),
  ]);
  return shown.filter((text) => text.toLowerCase().includes(WORD)).map((text) => `page ${text.slice(0, 200)}`);
};

it('removes every trace of a person whose word went through every call with a text or a file', async () => {
  const overrides = aboutPerson(person);
  const tookNone: string[] = [];
  for (const operation of inOrder) {
    const { operationId } = operation;
    if (operationId in KEPT) continue;
    if (operationId === LAST[0]) await plantTogether();
    const make: Make = async () => (await (overrides[operationId] ?? examples[operationId])?.(context)) ?? {};
    const planting = operationId in AGENCYS_OWN ? 'mention' : 'words';
    if (planting === 'words') await plantRefused(operation, ownerOf(operation), await make());
    tookNone.push(...(await plant(operation, ownerOf(operation), make, planting)));
  }
  expect([...new Set(tookNone)].sort()).toEqual(Object.keys(TAKE_NO_WORD).sort());
  expect((await placesOf(api, WORD)).length).toBeGreaterThan(50);
  expect(await pages.page(`/public/candidate/${person.candidateId}`)).toContain(WORD);
  expect(await readFile(join(logs, 'api'), 'utf8')).toContain('candidates/:id');

  for (const id of erased) {
    const { status, body } = await clients.staff.request('DELETE', `/candidates/${id}`, undefined, {
      prefer: 'return=representation',
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  const places = async (): Promise<string[]> => (await Promise.all([placesOf(api, WORD), inLogs(), inPages()])).flat();
  await until('no bytes and no jobs are left', async () => (await places()).length === 0).catch(() => undefined);
  expect(await places()).toEqual([]);
});

it('has decisions only for existing calls with a text or a file', () => {
  const known = planted.map(({ operationId }) => operationId);
  const decided = [...Object.keys(AGENCYS_OWN), ...Object.keys(KEPT), ...LAST];
  expect(decided.filter((id) => !known.includes(id))).toEqual([]);
  expect(Object.keys(aboutPerson(person)).filter((id) => !known.includes(id))).toEqual([]);
});
