import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

interface RenderOptions {
  /** What stands around it in the app. */
  within: (screen: ReactNode) => ReactNode;
  path?: string;
  otherPages?: RouteObject[];
}

/** Draws a part of an app at an address; resolves when its texts have loaded. */
export async function renderPage(
  part: ReactNode,
  { within, path = '/', otherPages = [] }: RenderOptions,
): Promise<RenderResult> {
  const page = { path: '*', element: <div data-testid="page">{part}</div> };
  const router = createMemoryRouter([...otherPages, page], { initialEntries: [path] });
  const result = render(within(<RouterProvider router={router} />));
  await result.findByTestId('page');
  return result;
}
