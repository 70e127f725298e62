import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '.';

let broken = true;
function Piece() {
  if (broken) throw new Error('a piece breaks');
  return <p>Well again</p>;
}

it('keeps the rest when a piece breaks, and draws it anew when it is asked to', async () => {
  // React logs the error, which would clutter the output.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>The rest</p>
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
        <Piece />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The rest')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Well again')).toBeTruthy();
});
