import { act, render, type RenderResult } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

interface RenderOptions {
  /** What stands around it in the app. */
  within: (screen: ReactNode) => ReactNode;
  path?: string;
  otherPages?: RouteObject[];
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return <div data-testid="page">{children}</div>;
}

/**
 * Draws a part of an app at an address; resolves when its texts have loaded and its effects have run. React runs those after the drawing:
 * a test that went on before them pressed a key that nobody listened to yet.
 */
export async function renderPage(
  part: ReactNode,
  { within, path = '/', otherPages = [] }: RenderOptions,
): Promise<RenderResult> {
  const drawn = Promise.withResolvers<void>();
  const page = { path: '*', element: <Drawn onDrawn={drawn.resolve}>{part}</Drawn> };
  const router = createMemoryRouter([...otherPages, page], { initialEntries: [path] });
  const result = render(within(<RouterProvider router={router} />));
  await result.findByTestId('page');
  await act(() => drawn.promise);
  return result;
}
