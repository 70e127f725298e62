import { describe, expect, it } from 'vitest';
import { isRecruiter, targetAfterLogin } from './model';

describe('after login', () => {
  it('goes back into the app, never to another site', () => {
    expect(targetAfterLogin('/candidates?search=a')).toBe('/candidates?search=a');
    for (const from of [null, undefined, 42, '//evil.example', '/\\evil.example', 'https://evil.example', '/login']) {
      expect(targetAfterLogin(from)).toBe('/candidates');
    }
  });

  it('is for recruiters', () => {
    expect(isRecruiter({ roles: ['recruiter'] })).toBe(true);
    expect(isRecruiter({ roles: ['super-admin'] })).toBe(true);
    expect(isRecruiter({ roles: ['candidate'] })).toBe(false);
  });
});
