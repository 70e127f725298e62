import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../app/providers/Providers';
import { createStore } from '../app/store/store';
import type { Session } from '../lib/session/session';

export const SESSION: Session = {
  token: 'token-of-the-test',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    _id: '665f1c2e9b1d4a0012345678',
    email: 'lotte@byline.example',
    firstname: 'Lotte',
    name: 'Janssens',
    language: 'en',
    function: null,
    roles: ['recruiter'],
    candidateId: null,
    jobId: null,
    campaignId: null,
    links: { linkedin: null },
    privacy: true,
    newsletter: false,
    twofactorEnabled: true,
    tokenExpiresMinutes: 720,
  },
};

/** Draws a part of the app as a logged-in recruiter (or, with null, nobody) sees it, at an address of its own. */
export async function renderApp(
  children: ReactNode,
  path = '/',
  session: Session | null = SESSION,
  otherPages: RouteObject[] = [],
): Promise<RenderResult> {
  localStorage.clear();
  if (session) localStorage.setItem('byline.session', JSON.stringify(session));
  const router = createMemoryRouter([...otherPages, { path: '*', element: children }], { initialEntries: [path] });
  const result = render(
    <Providers store={createStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  // The words of the language are loaded first.
  await result.findByTestId('ready');
  return result;
}
