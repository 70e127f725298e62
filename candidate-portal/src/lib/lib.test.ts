import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileKind, fileSize, refusalOf } from './files';
import { languageName, provinceChoices } from './names';
import { decimalText, parseDecimal } from './numbers';
import { toProblem } from './problem';
import { readSession, writeSession } from './session/storage';

describe('numbers', () => {
  it.each([
    ['0,12', 0.12],
    [' 390 ', 390],
    ['', null],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
    ['twelve', Number.NaN],
  ])('reads %j as %d', (text, value) => expect(parseDecimal(text)).toBe(value));

  it('writes nothing for nothing, and 0 for 0', () => {
    expect(decimalText(null)).toBe('');
    expect(decimalText(0)).toBe('0');
  });
});

describe('files', () => {
  const types = { 'application/pdf': ['pdf'] };
  const file = (name: string, size: number): File => {
    const made = new File(['x'], name);
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };

  it('refuses by ending and by size, at exactly one byte too many', () => {
    expect(refusalOf(file('cv.PDF', 10_000_000), types)).toBeNull();
    expect(refusalOf(file('cv.pdf', 10_000_001), types)).toBe('size');
    expect(refusalOf(file('song.mp3', 10), types)).toBe('type');
    expect(refusalOf(file('pdf', 10), { x: ['docx'] })).toBe('type');
  });

  it('writes sizes the way the limit is written', () => {
    expect(fileSize(412_300, 'en')).toBe('412 KB');
    expect(fileSize(6_240_000, 'nl')).toBe('6,2 MB');
    expect(fileSize(1, 'en')).toBe('1 KB');
    expect(fileKind('photo.jpg')).toBe('JPEG');
  });
});

it('names languages with a capital and provinces with the fallback last', () => {
  expect(languageName('nl', 'fr')).toBe('Néerlandais');
  expect(provinceChoices('BE', 'Andere').at(-1)).toEqual({ value: 'OTH', label: 'Andere' });
  expect(provinceChoices('JP', 'Andere')).toHaveLength(1);
});

describe('problems', () => {
  const problem = { type: 't', status: 409, title: 'Conflict', detail: 'd', code: 'stale_version' };

  it('finds the problem document of a failed call', () =>
    expect(toProblem({ status: 409, data: problem })).toEqual(problem));
  it('keeps the status of an answer that is none', () =>
    expect(toProblem({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' })?.status).toBe(502));
  it('is null without an answer', () => {
    expect(toProblem({ status: 'FETCH_ERROR', error: 'x' })).toBeNull();
    expect(toProblem(new Error('x'))).toBeNull();
  });
});

describe('the stored session', () => {
  afterEach(() => vi.useRealTimers());
  const user = { _id: 'u', email: 'e', firstname: 'f', name: 'n', roles: ['candidate'], candidateId: 'c' };
  const session = { user, token: 't', expiresAt: '2026-11-21T12:00:00Z' };

  it('lasts until its expiry and is then cleared', () => {
    writeSession(session);
    expect(readSession(Date.parse('2026-11-21T11:59:59Z'))).toEqual(session);
    expect(readSession(Date.parse('2026-11-21T12:00:00Z'))).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is cleared when it cannot be read', () => {
    localStorage.setItem('byline.session', '{broken');
    expect(readSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});
