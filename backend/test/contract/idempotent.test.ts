import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { testApi } from '../support/api.js';
import { operations, type Operation } from '../support/openapi.js';
import { everybody } from './actors.js';
import { ContractContext } from './contract-context.js';
import { addressOf } from './example.js';
import { examples } from './examples/index.js';
import type { Client } from '../support/client.js';

const isRepeatable = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key');

/** POST operations without a key: they log in or out, mail a link that may be requested again, only read, or are idempotent anyway. */
const NEEDS_NONE = [
  ...['login', 'verify2fa', 'logout', 'activate', 'activateByLink', 'resetPassword'],
  ...['resendActivation', 'requestPasswordReset', 'generateQr', 'rescueLogin'],
  ...['changePassword', 'changeEmail', 'resendEmailChange', 'confirmEmail', 'keepEmail', 'keepAccount'],
  ...['setUpTwoFactor', 'turnTwoFactorOn', 'turnTwoFactorOff', 'renewRecoveryCodes'],
  ...['setUpPasskey', 'addPasskey', 'removePasskey', 'startPasskeyLogin', 'loginWithPasskey'],
  ...[
    'hireCandidate',
    'addToFolders',
    'retryEmail',
    'takeOverEmail',
    'testMailTemplate',
    'finishConversations',
    'assignConversation',
  ],
  ...['approveBulkOperation', 'declineBulkOperation', 'cancelBulkOperation'],
  ...[
    'countLinkView',
    'countBulkRecipients',
    'matchCandidate',
    'undoMerge',
    'previewBulkMail',
    'previewProposal',
    'exportSelectedCandidates',
    'readCv',
  ],
  ...['restoreCandidateView', 'stopViewMails'],
  ...['answerAvailabilityAsk', 'chooseAskFrequency', 'stopAvailabilityAsks', 'previewBulkAsk'],
];

// The API logs answers that it cannot store.
const api = await testApi({ LOG_LEVEL: 'silent' });
const { clients, candidateId } = await everybody(api);
const client = clients.superAdmin;
const context = await ContractContext.of(api, candidateId);
// Only its starter may undo an operation (docs/domain/bulk.md#who), and only a candidate may request an archive.
const senders: Record<string, Client> = {
  undoBulkOperation: context.recruiter,
  remindBulkOperation: context.recruiter,
  createDataArchive: clients.own,
  answerConversation: clients.own,
};

it('every POST that creates something takes an Idempotency-Key', () => {
  const others = operations.filter((operation) => operation.method === 'POST' && !isRepeatable(operation));
  expect(others.map(({ operationId }) => operationId).sort()).toEqual([...NEEDS_NONE].sort());
});

/** Simulates a process that dies after its transaction: the write is committed, but the answer is not stored. */
async function refuseAnswers(refuse: boolean): Promise<void> {
  const validator = refuse ? { answer: { $exists: false } } : {};
  await api.connection.db?.command({ collMod: 'idempotencyKeys', validator });
}

describe.each(operations.filter(isRepeatable))('$operationId', (operation) => {
  const twice = async () => {
    const example = await examples[operation.operationId]?.(context);
    if (!example) throw new Error('no example');
    const key = { 'idempotency-key': randomUUID() };
    const sender = senders[operation.operationId] ?? client;
    const send = () => sender.request(operation.method, addressOf(operation, example), example.body, key);
    return { first: await send(), second: send };
  };

  it('answers a repeat with the first answer', async () => {
    const { first, second } = await twice();
    expect(first.status).toBeLessThan(300);
    const { status, body, headers } = await second();
    expect([status, body]).toEqual([first.status, first.body]);
    expect(headers.get('idempotency-replayed')).toBe('true');
    expect(headers.get('content-type')).toBe(first.headers.get('content-type'));
  });

  it('marks the key in the writing transaction, so a repeat never writes again, even without a stored answer', async () => {
    await refuseAnswers(true);
    const sent = twice();
    await Promise.allSettled([sent]);
    await refuseAnswers(false);
    const { first, second } = await sent;
    expect(first.status).toBeLessThan(300);
    await api.connection.collection('idempotencyKeys').updateMany({}, { $set: { leaseUntil: new Date(0) } });
    expect(((await second()).body as Partial<Problem>).code).toBe('idempotency_answer_gone');
  });
});
