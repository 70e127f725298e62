import { describe, expect, it } from 'vitest';
import { audienceOf, extra, keyOf, operations, specified } from './calls.js';

/** `website/{resource}` is one line of calls.tsv and a route for each resource of its allow-list. */
const WEBSITE_RESOURCE = 'GET website/{}';
const WEBSITE = ['candidates', 'jobs', 'campaigns', 'skills', 'userfunctions', 'languages'].map(
  (name) => `GET website/${name}`,
);

describe('calls.tsv', () => {
  it.each(specified)('$method $path is in openapi.yaml, open to $who', (call) => {
    const key = keyOf(call.method, call.path);
    const found = operations.get(key) ?? (key === WEBSITE_RESOURCE ? operations.get(WEBSITE[0] ?? '') : undefined);
    expect(found).toBeDefined();
    expect(found?.['x-audience']).toBe(audienceOf(call));
    if (call.isList) expect(JSON.stringify(found)).toContain('"totalCount"');
  });

  it('and extra-calls.tsv name every operation there is', () => {
    const named = new Set([...specified, ...extra].map(({ method, path }) => keyOf(method, path)));
    const unnamed = [...operations.keys()].filter((key) => !named.has(key) && !WEBSITE.includes(key));
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
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
    if (operation['x-audience'] !== 'anyone') expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
  });
});
