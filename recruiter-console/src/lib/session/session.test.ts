import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION } from '../../test/render';
import { loggedIn, readSession, sessionEnded, sessionReducer, storeSession, tokenOf } from './session';

beforeEach(() => localStorage.clear());

describe('session', () => {
  it('survives a reload until its time', () => {
    storeSession(SESSION);
    expect(readSession()).toEqual(SESSION);
    expect(readSession(new Date('2100-01-01'))).toBeNull();
    expect(localStorage.getItem('byline.session')).toBeNull();
  });

  it.each(['', '{', '{}', '{"token":1}', 'null'])('takes %j for none', (text) => {
    localStorage.setItem('byline.session', text);
    expect(readSession()).toBeNull();
  });

  it('says that it ended, only when there was one', () => {
    const none = { session: null, expired: false, firstStep: null };
    expect(sessionReducer(none, sessionEnded()).expired).toBe(false);
    const one = sessionReducer(none, loggedIn(SESSION));
    expect(sessionReducer(one, sessionEnded())).toEqual({ ...none, expired: true });
  });

  it('calls with the first-step token while the code is asked, and with the session once there is one', () => {
    const asking = { session: null, expired: false, firstStep: { token: 'first', userId: 'u' } };
    expect(tokenOf(asking)).toBe('first');
    expect(tokenOf(sessionReducer(asking, loggedIn(SESSION)))).toBe(SESSION.token);
  });
});
