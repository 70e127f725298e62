import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import {
  firstStepTaken,
  isRecruiter,
  keepSession,
  languageChosen,
  loggedIn,
  loggedOut,
  screenStayed,
  sessionEnded,
  sessionReducer,
  SessionWatch,
  startingSession,
  type Session,
} from '.';
import { goesOn } from '../api';
import { setClock } from '../dates';
import { selectToken } from './session';
import { readSession } from './storage';

const SESSION: Session = {
  token: 'token',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    _id: 'lotte',
    email: 'lotte@byline.example',
    firstname: 'Lotte',
    name: 'Janssens',
    language: 'nl',
    roles: ['recruiter'],
    candidateId: null,
  },
};
const ANOTHER: Session = { ...SESSION, token: 'of another', user: { ...SESSION.user, _id: 'noor' } };
const KEY = 'byline.session';
const DRAFT = 'byline.draft.lotte.note.1';
const forget = vi.fn();

function open(asked: 'fr' | null = null) {
  forget.mockReset();
  const store = configureStore({
    reducer: { session: sessionReducer },
    preloadedState: { session: startingSession(asked) },
  });
  keepSession(store, { apiUrl: '/api/v1', forget });
  return { store, now: () => store.getState().session };
}

function openLoggedIn() {
  const opened = open();
  opened.store.dispatch(loggedIn(SESSION));
  localStorage.setItem(DRAFT, '{}');
  return opened;
}

describe('the stored session', () => {
  it.each([-13, 13])('is there again after a reload, by a clock that is %d hours from its end', (hours) => {
    openLoggedIn();
    vi.useFakeTimers({ now: Date.parse(SESSION.expiresAt) + hours * 3_600_000 });
    expect(readSession()).toEqual(SESSION);
  });

  it('that the API has ended is said to have ended by a page that is loaded then', () => {
    openLoggedIn().store.dispatch(sessionEnded());
    expect(localStorage.getItem(KEY)).toBe('ended');
    expect(startingSession()).toMatchObject({ session: null, expired: true });
  });

  it.each(['', '{', '{}', '{"token":1}', 'null'])('is none when %j is there', (text) => {
    localStorage.setItem(KEY, text);
    expect(startingSession()).toMatchObject({ session: null, expired: false });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('lasts as long as the page where storage is blocked', () => {
    const blocked = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => undefined });
    const { store, now } = open();
    expect(now()).toMatchObject({ session: null, firstStep: null, expired: false, language: 'en' });
    store.dispatch(loggedIn(SESSION));
    expect(now().session).toEqual(SESSION);
    store.dispatch(loggedOut());
    expect(now().session).toBeNull();
  });
});

describe('a session', () => {
  it('says that it ended by itself, only when there was one', () => {
    const { store, now } = open();
    store.dispatch(sessionEnded());
    expect(now().expired).toBe(false);
    store.dispatch(loggedIn(SESSION));
    store.dispatch(sessionEnded());
    expect(now()).toMatchObject({ session: null, expired: true });
  });

  it('calls with the first-step token while the code is asked, and with its own once there is one', () => {
    const { store } = open();
    store.dispatch(firstStepTaken({ token: 'first', userId: 'lotte' }));
    expect(selectToken(store.getState())).toBe('first');
    store.dispatch(loggedIn(SESSION));
    expect(selectToken(store.getState())).toBe('token');
  });

  it('leaves no answer of one user for the next, and asks nothing anew in another language', () => {
    const { store } = openLoggedIn();
    store.dispatch(languageChosen('fr'));
    expect(forget).not.toHaveBeenCalled();
    store.dispatch(loggedIn({ ...SESSION, token: 'anew' }));
    expect(forget).not.toHaveBeenCalled();
    store.dispatch(loggedIn(ANOTHER));
    expect(forget).toHaveBeenCalledTimes(1);
    store.dispatch(sessionEnded());
    expect(forget).toHaveBeenCalledTimes(2);
  });

  it('keeps what was typed when it ends by itself, and drops it with a logout', () => {
    const { store } = openLoggedIn();
    store.dispatch(sessionEnded());
    expect(localStorage.getItem(DRAFT)).toBe('{}');
    // A logout after the API has ended the session: the API's answer to it ends the session first.
    store.dispatch(loggedOut());
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('is a recruiter’s by its roles', () => {
    const of = (...roles: string[]) => isRecruiter({ roles });
    expect([of('recruiter'), of('super-admin'), of('candidate'), of()]).toEqual([true, true, false, false]);
  });
});

describe('a screen that asks for the login itself', () => {
  const { status, statusText } = { status: 401, statusText: 'Unauthorized' };
  const refused = (code: string) => ({ status, data: { status, title: statusText, code } });
  const mutation = (token: string | null) => goesOn(refused('session_expired'), { token, saving: true });
  function openScreen() {
    const opened = openLoggedIn();
    opened.store.dispatch(screenStayed(true));
    return opened;
  }

  it('stays when the session ends, and what was being saved goes on once its user is back', async () => {
    const { store, now } = openScreen();
    const saved = mutation('token');
    expect(now()).toMatchObject({ session: SESSION, expired: true, saving: true });
    expect(localStorage.getItem(KEY)).toBe('ended');
    store.dispatch(loggedIn({ ...SESSION, token: 'anew' }));
    expect(await saved).toBe(true);
    expect(now()).toMatchObject({ expired: false, saving: false });
    expect(forget).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody else logs in', loggedIn(ANOTHER)],
    ['somebody logs out', loggedOut()],
    ['it is left', screenStayed(false)],
  ])('saves nothing more when %s', async (_, action) => {
    const { store } = openScreen();
    const saved = mutation('token');
    store.dispatch(action);
    expect(await saved).toBe(false);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('waits for no call of the login itself', async () => {
    const { store } = openScreen();
    store.dispatch(sessionEnded());
    expect(await goesOn(refused('wrong_credentials'), { token: 'token', saving: true })).toBe(false);
    store.dispatch(firstStepTaken({ token: 'first', userId: 'lotte' }));
    expect(selectToken(store.getState())).toBe('first');
    expect(await mutation('first')).toBe(false);
  });

  it('is left at once by a logout in another tab', () => {
    const { store, now } = openScreen();
    render(
      <Provider store={store}>
        <SessionWatch />
      </Provider>,
    );
    act(() => void store.dispatch(sessionEnded()));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null })));
    expect(now()).toMatchObject({ session: null, expired: false });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('the language', () => {
  it('is the one asked for, the user’s, the one used last, else English', () => {
    expect(startingSession().language).toBe('en');
    localStorage.setItem('byline.lang', 'fr');
    expect(startingSession().language).toBe('fr');
    localStorage.setItem(KEY, JSON.stringify(SESSION));
    expect(startingSession().language).toBe('nl');
    expect(startingSession('fr').language).toBe('fr');
  });

  it('becomes the user’s with a login, and stays with a logout', () => {
    const { store, now } = open('fr');
    store.dispatch(loggedIn(SESSION));
    expect(now().language).toBe('nl');
    store.dispatch(loggedOut());
    expect(now().language).toBe('nl');
    expect(startingSession().language).toBe('nl');
  });

  it('that was chosen survives a reload', () => {
    const { store } = openLoggedIn();
    store.dispatch(languageChosen('fr'));
    expect(startingSession().language).toBe('fr');
  });
});

describe('watching the session', () => {
  const watch = () => {
    const opened = openLoggedIn();
    render(
      <Provider store={opened.store}>
        <SessionWatch />
      </Provider>,
    );
    return opened;
  };
  const otherTab = (newValue: string | null): void => {
    if (newValue === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
  };

  it.each([-13, 13])('ends it at its time by the server’s clock, %d hours off, for every tab', (hours) => {
    const end = Date.parse(SESSION.expiresAt);
    vi.useFakeTimers({ now: end + hours * 3_600_000 });
    const { now } = watch();
    // The device's clock alone does not end a session.
    act(() => void vi.advanceTimersByTime(24 * 3_600_000));
    expect(now().session).not.toBeNull();
    act(() => setClock(new Date(end - 60_000).toUTCString()));
    act(() => void vi.advanceTimersByTime(59_000));
    expect(now().session).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    expect(now()).toMatchObject({ session: null, expired: true });
    // Another tab reads this value. It would take its removal for a logout, and drop the drafts of both tabs.
    expect(localStorage.getItem(KEY)).toBe('ended');
    expect(localStorage.getItem(DRAFT)).toBe('{}');
  });

  it('follows a login in another tab', () => {
    const { now } = watch();
    otherTab(JSON.stringify(ANOTHER));
    expect(now().session?.token).toBe('of another');
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('follows a logout in another tab, and drops what was typed here', () => {
    const { now } = watch();
    otherTab(null);
    expect(now()).toMatchObject({ session: null, expired: false });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('follows the end of the session in another tab, and keeps what was typed here', () => {
    const { now } = watch();
    otherTab('ended');
    expect(now()).toMatchObject({ session: null, expired: true });
    expect(localStorage.getItem(DRAFT)).toBe('{}');
    // A third tab clears the key when it opens, without a logout.
    otherTab(null);
    expect(now().expired).toBe(true);
    expect(localStorage.getItem(DRAFT)).toBe('{}');
  });
});
