import { loggedIn, type Session } from '@byline/web-kit/session';
import { renderPage } from '@byline/web-kit/test';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LoginResponse } from '../api';
import { Providers } from '../app/providers/Providers';
import { createStore } from '../app/store/store';

export const SESSION: LoginResponse = {
  token: 'token-of-the-test',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    _id: '665f1c2e9b1d4a0012345678',
    email: 'lotte@byline.example',
    firstname: 'Lotte',
    name: 'Janssens',
    leftStaffAt: null,
    language: 'en',
    function: null,
    roles: ['recruiter'],
    candidateId: null,
    jobId: null,
    campaignId: null,
    links: { linkedin: null },
    privacy: true,
    newsletter: false,
    theme: null,
    reminders: true,
    answerMails: true,
    signatures: { nl: null, fr: null, en: null },
    pendingEmail: null,
    emailWaitsFor: [],
    passkeys: 0,
    twofactorEnabled: true,
    tokenExpiresMinutes: 720,
  },
  setUpNeeded: false,
};

/** Draws a part of the app as a logged-in recruiter (or, with null, nobody) sees it, at an address of its own. */
export function renderApp(
  part: ReactNode,
  path = '/',
  session: Session | null = SESSION,
  otherPages: RouteObject[] = [],
): Promise<RenderResult> {
  const store = createStore();
  if (session) store.dispatch(loggedIn(session));
  return renderPage(part, { path, otherPages, within: (screen) => <Providers store={store}>{screen}</Providers> });
}
