import { describe, expect, it } from 'vitest';
import { targetAfterLogin } from './model';

describe('after login', () => {
  it('goes back into the app, never to another site', () => {
    expect(targetAfterLogin('/candidates?search=a')).toBe('/candidates?search=a');
    for (const from of [null, undefined, 42, '//evil.example', '/\\evil.example', 'https://evil.example', '/login']) {
      expect(targetAfterLogin(from)).toBe('/candidates');
    }
  });
});
