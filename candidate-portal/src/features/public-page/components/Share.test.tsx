import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { Share } from './Share';

const LATER = 'The link works once the page is public.';

it.each([true, false])('says what its link does, public or not: %s', async (isPublic) => {
  await renderApp(<Share candidateId="c1" isPublic={isPublic} />);
  expect(screen.queryByRole('link', { name: 'Open the page' }) !== null).toBe(isPublic);
  expect(screen.queryByText(LATER) === null).toBe(isPublic);
});
