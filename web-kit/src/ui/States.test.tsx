import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import english from '../../i18n/en.json';
import { Boundary, ErrorState, type StateLook } from '.';

afterEach(cleanup);

const look: StateLook = {
  className: 'state',
  Retry: ({ onClick, children }) => <button onClick={onClick}>{children}</button>,
};
const show = (element: ReactElement) =>
  render(
    <IntlProvider locale="en" messages={english}>
      {element}
    </IntlProvider>,
  );
const failed = (status: number, title: string) => ({
  status,
  data: { type: 't', status, title, detail: 'The words of the server.', code: 'x' },
});

it('says what failed, in our words and the server’s, and tries again', async () => {
  const retry = vi.fn();
  show(<ErrorState error={failed(500, 'Oops')} what="No list." onRetry={retry} look={look} />);
  expect(screen.getByRole('alert').textContent).toBe('500 OopsNo list. The words of the server.Try again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('does not offer to try again what an app says is forbidden', () => {
  const forbidden = 'problem.not_yours';
  show(<ErrorState error={failed(403, 'Forbidden')} onRetry={() => undefined} look={{ ...look, forbidden }} />);
  expect(screen.getByRole('alert').textContent).toBe('403 ForbiddenOnly its writer can change this.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('stands in for a piece that breaks, until something else is shown', () => {
  // React logs the error, which would clutter the output.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Piece = ({ whole }: { whole: boolean }) => {
    if (!whole) throw new Error('a piece breaks');
    return <p>Whole</p>;
  };
  const pane = (key: string, whole: boolean) => (
    <IntlProvider locale="en" messages={english}>
      <Boundary resetKey={key} look={look}>
        <Piece whole={whole} />
      </Boundary>
    </IntlProvider>
  );
  const { rerender } = render(pane('one', false));
  expect(screen.getByRole('alert').textContent).toContain('This part broke');
  rerender(pane('two', true));
  expect(screen.getByText('Whole')).toBeTruthy();
});
