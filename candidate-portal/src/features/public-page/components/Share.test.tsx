import { config } from '@byline/web-kit/config';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { pathOf } from '../model';
import { Share } from './Share';

const LATER = 'The link works once the page is public.';

it.each([true, false])('says what its link does, public or not: %s', async (shown) => {
  await renderApp(<Share path="/with/camille-copywriter" isPublic={shown} />);
  expect(screen.queryByRole('link', { name: 'Open the page' }) !== null).toBe(shown);
  expect(screen.queryByText(LATER) === null).toBe(shown);
});

it('shows an address as it is read, and opens it as every program takes it', async () => {
  await renderApp(<Share path={pathOf({ _id: 'c1', publicSlug: 'дмитро' })} isPublic />);
  screen.getByText(`${config.portalUrl}/with/дмитро`);
  const link = screen.getByRole('link', { name: 'Open the page' });
  expect(link.getAttribute('href')).toBe(`${config.portalUrl}/with/%D0%B4%D0%BC%D0%B8%D1%82%D1%80%D0%BE`);
});

it('is by the id where the name has no letter', () => {
  expect(pathOf({ _id: 'c1', publicSlug: null })).toBe('/public/candidate/c1');
});
