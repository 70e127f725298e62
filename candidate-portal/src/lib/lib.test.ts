import { afterEach, describe, expect, it, vi } from 'vitest';
import { decimalText, parseDecimal } from './numbers';
import { initialLanguage, rememberLanguage } from '../i18n/language';
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

describe('where storage is blocked', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('nobody is logged in, a login lasts as long as the page, and the language is English', () => {
    const blocked = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => undefined });
    expect(readSession()).toBeNull();
    expect(() => writeSession(null)).not.toThrow();
    expect(initialLanguage('', null)).toBe('en');
    expect(() => rememberLanguage('fr')).not.toThrow();
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
