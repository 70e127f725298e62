import { render, type RenderResult } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { AppRouter } from '../address';

interface RenderOptions {
  /** Wraps the screen in the app's providers. */
  within: (screen: ReactNode) => ReactNode;
  path?: string;
  otherPages?: RouteObject[];
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <div data-testid="page">
      <Outlet />
    </div>
  );
}

/**
 * Draws a part of an app at an address; resolves when its texts have loaded and its effects have run. React runs effects after it draws, so
 * without this wait a test could press a key before the key's listener exists.
 */
export async function renderPage(
  part: ReactNode,
  { within, path = '/', otherPages = [] }: RenderOptions,
): Promise<RenderResult> {
  const drawn = Promise.withResolvers<void>();
  const children = [...otherPages, { path: '*', element: part }];
  const pages = { element: <Drawn onDrawn={drawn.resolve} />, children };
  const router = createMemoryRouter([pages], { initialEntries: [path] });
  const result = render(within(<AppRouter router={router} />));
  await result.findByTestId('page');
  await drawn.promise;
  return result;
}
