import { describe, expect, it } from 'vitest';
import { requireValid } from './contract.js';

const folder = {
  _id: '665f1c2e9b1d4a0012345678',
  name: 'Travel writers',
  candidatelist: [],
  candidateCount: 0,
  version: 0,
};
const candidate = { _id: folder._id, firstname: 'Noor', name: 'Dewitte', email: 'noor@dewitte.example' };
const page = (record: object, path = '/candidates/folders') =>
  requireValid('GET', path, 200, 'application/json', { records: [record], totalCount: null });

describe('the check of every answer against openapi.yaml', () => {
  it('accepts a declared answer', () => {
    expect(page(folder)?.operationId).toBe('listFolders');
  });

  it.each([
    ['of a record', { ...folder, ngrams: ['tr'] }, '/records/0/ngrams'],
    [
      'of a record within a record',
      { ...folder, candidatelist: [{ ...candidate, phone: '1' }] },
      '/records/0/candidatelist/0/phone',
    ],
  ])('refuses an additional field %s', (_, record, place) => {
    expect(() => page(record)).toThrow(`${place} is not declared`);
  });

  it('refuses an additional field beside the records, and of a problem', () => {
    const body = { records: [], totalCount: null, query: {} };
    expect(() => requireValid('GET', '/candidates/folders', 200, 'application/json', body)).toThrow(
      '/query is not declared',
    );
    const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: '', code: 'not_found', stack: '' };
    expect(() => requireValid('GET', '/candidates/folders', 500, 'application/problem+json', problem)).toThrow(
      '/stack is not declared',
    );
  });

  it('accepts a record with only the requested fields, but no undeclared ones', () => {
    expect(page({ _id: folder._id }, '/candidates/folders?fields=name')).toBeDefined();
    expect(() => page({ _id: folder._id, ngrams: [] }, '/candidates/folders?fields=name')).toThrow(
      '/ngrams is not declared',
    );
    expect(() => page({ _id: folder._id })).toThrow('must have required property');
  });

  it('refuses an answer, a status and a content type outside openapi.yaml', () => {
    expect(() => requireValid('GET', '/nowhere', 200, 'application/json', {})).toThrow('is not in openapi.yaml');
    expect(() => requireValid('GET', '/candidates/folders', 201, 'application/json', {})).toThrow(
      'is not in openapi.yaml',
    );
    expect(() => requireValid('GET', '/candidates/folders', 200, 'application/xml+json', {})).toThrow('does not name');
  });
});
