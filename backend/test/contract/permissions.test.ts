import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { testApi } from '../support/api.js';
import type { Client } from '../support/client.js';
import { operations, type Operation } from '../support/openapi.js';
import { watchWholeReads } from '../support/whole-reads.js';
import { ACTORS, ENDS_SESSION, everybody, type Actor } from './actors.js';
import { addressOf, type Example } from './example.js';
import { examples } from './examples/index.js';
import { idOfNothing, ContractContext } from './contract-context.js';

/** A cell: the call succeeds, or is refused with this code. */
type Cell = 'may' | 'not_logged_in' | 'session_expired' | 'forbidden' | 'not_found' | 'not_your_mail' | 'not_yours';
type Row = Record<Actor, Cell>;

const REFUSED: Row = {
  nobody: 'not_logged_in',
  firstStep: 'forbidden',
  settingUp: 'forbidden',
  own: 'forbidden',
  other: 'forbidden',
  recruiter: 'forbidden',
  superAdmin: 'forbidden',
  loggedOut: 'session_expired',
  expired: 'session_expired',
};
const only = (...actors: Actor[]): Row => ({
  ...REFUSED,
  ...Object.fromEntries(actors.map((actor) => [actor, 'may'])),
});

/** The meaning of an audience of calls.tsv for each actor. Every record with a candidate belongs to `own`. */
const BY_AUDIENCE: Record<string, Row> = {
  anyone: only(...ACTORS),
  'first-step': only('firstStep'),
  'set-up': only('settingUp', 'own', 'other', 'recruiter', 'superAdmin'),
  user: only('own', 'other', 'recruiter', 'superAdmin'),
  self: only('own', 'recruiter', 'superAdmin'),
  recruiter: only('recruiter', 'superAdmin'),
  'super-admin': only('superAdmin'),
};

/** Texts of a colleague. */
const WRITTEN: Partial<Row> = { recruiter: 'not_yours', superAdmin: 'not_yours' };
const REMOVED: Partial<Row> = { recruiter: 'not_yours' };
const OF_COLLEAGUE: Partial<Row> = { recruiter: 'not_your_mail', superAdmin: 'not_your_mail' };
/** A super-admin may stop every operation. */
const STOPPED: Partial<Row> = { recruiter: 'forbidden' };
/** Records of a candidate, without a right of staff. */
const OWN: Partial<Row> = { other: 'not_found', recruiter: 'not_found', superAdmin: 'not_found' };
const STAFF: Partial<Row> = { recruiter: 'forbidden', superAdmin: 'forbidden' };

/** Operations whose permission also depends on the record or the caller. */
const EXCEPTIONS: Record<string, Partial<Row>> = {
  // The upload names `own` as its candidate.
  uploadFile: { other: 'forbidden' },
  // A colleague of both wrote the mail (docs/domain/mail.md#sender).
  updateEmail: OF_COLLEAGUE,
  cancelEmail: { recruiter: 'not_your_mail' },
  retryEmail: OF_COLLEAGUE,
  // Recruiters have calls of their own for conversations.
  readOwnConversation: OWN,
  downloadConversationFile: OWN,
  answerConversation: OWN,
  // A colleague of both wrote the note and the interview (docs/domain/assessment.md#writers).
  updateNote: WRITTEN,
  updateInterview: WRITTEN,
  deleteNote: REMOVED,
  deleteInterview: REMOVED,
  // A colleague of both made and shared the view (docs/domain/views.md#owner).
  updateCandidateView: WRITTEN,
  deleteCandidateView: WRITTEN,
  restoreCandidateView: WRITTEN,
  // A colleague of both started the operation (docs/domain/bulk.md#who).
  getBulkOperation: STOPPED,
  cancelBulkOperation: STOPPED,
  undoBulkOperation: STOPPED,
  getBulkAnswers: STOPPED,
  remindBulkOperation: STOPPED,
  // Staff cannot remove their own account (docs/domain/accounts.md#leaving).
  removeAccount: STAFF,
  // The archive has `own`'s data, and only candidates have archives (docs/domain/accounts.md#archive-of-ones-data).
  getDataArchive: STAFF,
  createDataArchive: STAFF,
  downloadDataArchive: { ...STAFF, other: 'forbidden' },
  // A colleague renews a recruiter's two-factor (docs/domain/accounts.md#two-factor).
  turnTwoFactorOff: STAFF,
};

const api = await testApi();
const { candidateId, clients } = await everybody(api);
const context = await ContractContext.of(api, candidateId);

/** These may read a whole collection: an erasure looks for a person everywhere, a statistic counts all applications, and examples prepare records. */
const WHOLE_READS = [
  /^(duplicates|jobs|skills) (query|update) \{"(createdBy|changedBy|decidedBy)":\{"\$in":\[\]\}\}$/,
  /^availability_asks update \{"askedBy":\{"\$in":\[\]\}\}$/,
  /^candidate_view_followers update \{"(mailed|seen)":/,
  /^drafts query \{"\$or":\[\{"form":\{"\$regex"/,
  /^jobapplications command \[\{"\$match":\{"\$and":\[\{"proposedBy":\{"\$ne"/,
  /^(availability_asks update \{"operationId":"string"\}|data_archives remove \{\}|users update \{\})$/,
];
const wholeReads = await watchWholeReads(api);
afterAll(async () => {
  const unexpected = (await wholeReads()).filter((read) => !WHOLE_READS.some((known) => known.test(read)));
  expect(unexpected).toEqual([]);
});

const exampleOf = (operation: Operation): Promise<Example> => {
  const make = examples[operation.operationId];
  if (!make) throw new Error(`${operation.operationId} has no example`);
  return Promise.resolve(make(context));
};

interface Outcome {
  status: number;
  code: string | undefined;
}
async function ask(client: Client, operation: Operation, example: Example): Promise<Outcome> {
  const { status, body } = await client.request(operation.method, addressOf(operation, example), example.body);
  return { status, code: (body as Partial<Problem> | null)?.code };
}

const SUCCESS = { status: expect.toSatisfy((status: number) => status >= 200 && status < 300) as number };

it('every operation has an example and a known audience', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(examples).sort());
  expect(operations.filter((operation) => !BY_AUDIENCE[operation['x-audience'] ?? ''])).toEqual([]);
});

describe.each([...operations])('$operationId', (operation) => {
  const row = { ...BY_AUDIENCE[operation['x-audience'] ?? ''], ...EXCEPTIONS[operation.operationId] };
  // Refused callers first: the later success shows that the refusals changed nothing.
  const asked = [...ACTORS].sort((a, b) => Number(row[a] === 'may') - Number(row[b] === 'may'));
  let example: Example | undefined;

  it.each(asked)('%s', async (actor) => {
    const people = ENDS_SESSION.includes(operation.operationId) ? (await everybody(api)).clients : clients;
    const { answers, ...request } = (example ??= await exampleOf(operation));
    // A read changes nothing, so the next caller takes the same example.
    if (row[actor] === 'may' && operation.method !== 'GET') example = undefined;
    const code = row[actor] === 'may' ? answers : row[actor];
    expect(await ask(people[actor], operation, request)).toMatchObject(code ? { code } : SUCCESS);
  });
});

/** The same request about records that do not exist. */
function ofNothing({ params, query, body }: Example): Example {
  const strange = <T>(part: T): T =>
    part instanceof FormData || part === undefined
      ? part
      : (JSON.parse(JSON.stringify(part).replace(/[0-9a-f]{24}/g, idOfNothing)) as T);
  return { params: strange(params), query: strange(query), body: strange(body) };
}

describe('a candidate gets the same refusal for foreign and for unknown records', () => {
  const self = operations.filter((operation) => operation['x-audience'] === 'self');

  it.each(self)('$operationId', async (operation) => {
    const example = await exampleOf(operation);
    const foreign = await ask(clients.other, operation, example);
    expect(foreign).toEqual({ status: 403, code: 'forbidden' });
    expect(await ask(clients.other, operation, ofNothing(example))).toEqual(foreign);
  });
});
