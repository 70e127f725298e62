import { render, type RenderResult } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';

interface RenderOptions {
  /** The providers around it in the app. */
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
 * Draws a part of an app at an address; resolves when its texts have loaded and its effects have run. React runs those after the drawing:
 * a test that went on before them would press a key before its listener is there.
 */
export async function renderPage(
  part: ReactNode,
  { within, path = '/', otherPages = [] }: RenderOptions,
): Promise<RenderResult> {
  const drawn = Promise.withResolvers<void>();
  const children = [...otherPages, { path: '*', element: part }];
  const pages = { element: <Drawn onDrawn={drawn.resolve} />, children };
  const router = createMemoryRouter([pages], { initialEntries: [path] });
  const result = render(within(<RouterProvider router={router} />));
  await result.findByTestId('page');
  await drawn.promise;
  return result;
}
