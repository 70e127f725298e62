import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { PageShape } from './PageShape';

const shapesOf = (page: HTMLElement): string =>
  [...page.querySelectorAll('header, section, h1, h2, circle')].map(({ tagName }) => tagName.toLowerCase()).join(' ');

it('has the shape of each page, and says to a screen reader only that it loads', async () => {
  const shapes = new Map<string, string>();
  for (const path of ['/profile', '/account', '/public-page', '/complete', '/work', '/jobapplications']) {
    const { container, unmount } = await renderApp(<PageShape />, path);
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    expect(within(screen.getByRole('main')).getByRole('status', { busy: true }).textContent).toBe('Loading');
    expect(screen.queryByRole('heading')).toBeNull();
    shapes.set(path, shapesOf(container));
    unmount();
  }
  expect(shapes.get('/work')).toBe(shapes.get('/jobapplications'));
  expect(new Set(shapes.values()).size).toBe(5);
});
