import { describe, expect, it } from 'vitest';
import { schemas, type Operation, type Schema } from '../support/openapi.js';
import { audienceOf, extra, keyOf, operations, specified } from './calls.js';

const answerOf = (operation?: Operation): Schema | undefined => {
  const { $ref = '' } = operation?.responses['200']?.content?.['application/json']?.schema ?? {};
  return schemas[$ref.split('/').at(-1) ?? ''];
};

describe('calls.tsv', () => {
  it.each(specified)('$method $path is in openapi.yaml, open to $who', (call) => {
    const found = operations.get(keyOf(call.method, call.path));
    expect(found).toBeDefined();
    expect(found?.['x-audience']).toBe(audienceOf(call));
    if (call.isList) expect(answerOf(found)?.properties).toHaveProperty('totalCount');
  });

  it('and extra-calls.tsv name every operation there is', () => {
    const named = new Set([...specified, ...extra].map(({ method, path }) => keyOf(method, path)));
    const unnamed = [...operations.keys()].filter((key) => !named.has(key));
    expect(unnamed).toEqual([]);
  });
});

describe('openapi.yaml', () => {
  it.each([...operations])('%s says what it does, who may do it and how it fails', (_, operation) => {
    expect(operation.operationId).toMatch(/^[a-z]\w+$/);
    expect(operation.summary).toBeTruthy();
    expect(operation.tags).toHaveLength(1);
    expect(Boolean(operation.security?.length)).toBe(operation['x-audience'] !== 'anyone');
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']));
    if (operation['x-audience'] !== 'anyone') expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
    if (operation.method !== 'GET') expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
  });
});
