import { describe, expect, it } from 'vitest';
import { mongo } from 'mongoose';
import type { Problem } from '@byline/shared-types/domain';
import { testApi } from '../support/api.js';
import { operations, type Operation } from '../support/openapi.js';
import { everybody } from './actors.js';
import { ContractContext } from './contract-context.js';
import { addressOf, type Example } from './example.js';
import { examples } from './examples/index.js';

const api = await testApi();
const { candidateId, clients } = await everybody(api);
const { superAdmin: asker, firstStep } = clients;
const context = await ContractContext.of(api, candidateId);

const exampleOf = ({ operationId }: Operation): Promise<Example> =>
  Promise.resolve(examples[operationId]?.(context) ?? {});
const takes = (type: string) => operations.filter(({ requestBody }) => requestBody && type in requestBody.content);

const send = (operation: Operation, example: Example, headers: Record<string, string>, body?: string) => {
  const { token } = operation['x-audience'] === 'first-step' ? firstStep : asker;
  return fetch(`${api.url}${addressOf(operation, example)}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${token ?? ''}`, ...headers },
    ...(body === undefined ? {} : { body }),
  });
};

const FORM = '--b\r\ncontent-disposition: form-data; name="version"\r\n\r\n0\r\n--b--\r\n';

describe.each(takes('application/json'))('$operationId', (operation) => {
  it('requires its body, with the type of JSON, as an object or list', async () => {
    const example = await exampleOf(operation);
    const none = await send(operation, example, {});
    expect(none.status).toBe(400);
    expect(((await none.json()) as Problem).errors).toMatchObject([{ field: 'body', code: 'required' }]);

    for (const [type, body] of [
      ['text/plain', '{}'],
      ['application/x-www-form-urlencoded', 'version=0'],
      ['multipart/form-data; boundary=b', FORM],
    ] as const) {
      const refused = await send(operation, example, { 'content-type': type }, body);
      expect(refused.status).toBe(415);
      expect(refused.headers.get('accept')).toBe('application/json');
      expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('application/json') as string });
    }

    const list = Array.isArray(example.body) ? '{}' : '[]';
    for (const body of ['"word"', '1', list]) {
      const refused = await send(operation, example, { 'content-type': 'application/json' }, body);
      expect(await refused.json()).toMatchObject({ status: 400, code: 'malformed_request' });
    }
    const empty = await send(operation, example, { 'content-type': 'application/json' }, 'null');
    expect(((await empty.json()) as Problem).errors).toMatchObject([{ field: 'body', code: 'required' }]);
  });
});

describe.each(takes('multipart/form-data'))('$operationId', (operation) => {
  it('accepts a form, not JSON', async () => {
    const refused = await send(operation, await exampleOf(operation), { 'content-type': 'application/json' }, '{}');
    expect(refused.status).toBe(415);
    expect(refused.headers.get('accept')).toBe('multipart/form-data');
  });
});

/** Operations for the writer only (docs/domain/assessment.md#writers). */
const OF_WRITER = ['updateNote', 'updateInterview', 'updateCandidateView'];

/** The whole database as text, except expired documents, which MongoDB removes at any moment. */
async function everything(): Promise<string> {
  const lasting = { expiresAt: { $not: { $lt: new Date() } } };
  const names = (await api.connection.listCollections()).map(({ name }) => name).sort();
  const all = await Promise.all(
    names.map(async (name) => [name, await api.connection.collection(name).find(lasting).sort({ _id: 1 }).toArray()]),
  );
  return mongo.BSON.EJSON.stringify(all);
}

describe.each(operations.filter(({ method }) => method === 'PATCH'))('$operationId', (operation) => {
  it('without a change writes nothing', async () => {
    const example = await exampleOf(operation);
    // Only the sender may change a mail.
    if (operation.operationId === 'updateEmail') await asker.post(`${addressOf(operation, example)}/takeover`);
    const client = OF_WRITER.includes(operation.operationId) ? context.recruiter : asker;
    const before = await everything();
    const answer = await client.request('PATCH', addressOf(operation, example), {});
    expect(await everything()).toBe(before);
    if (operation.operationId === 'updateMe') expect(answer.status).toBe(200); // own settings have no version
    else if (answer.status === 200) {
      const { version } = answer.body as { version: number };
      const stale = await client.refusal('PATCH', addressOf(operation, example), { version: version + 1 });
      expect(stale).toBe('409 stale_version');
      expect(await everything()).toBe(before);
    } else expect(answer.status).toBe(400);
  });
});
