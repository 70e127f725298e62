import { renderPage } from '@byline/web-kit/test';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../app/providers/Providers';
import { createStore } from '../app/store';

/** Renders a part of the portal in English, inside the app's providers. */
export function renderApp(part: ReactNode, path = '/'): Promise<RenderResult> {
  const store = createStore();
  return renderPage(part, {
    path,
    within: (screen) => <Providers store={store}>{screen}</Providers>,
  });
}
