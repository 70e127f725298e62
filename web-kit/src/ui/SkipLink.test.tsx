import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink';

it('gives the content the focus and leaves the address as it is', async () => {
  render(
    <>
      <SkipLink to="content">Skip</SkipLink>
      <main id="content" tabIndex={-1} />
    </>,
  );
  const [{ hash }, { length }] = [window.location, window.history];
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([window.location.hash, window.history.length]).toEqual([hash, length]);
});
