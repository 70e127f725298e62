import { useNotify } from '@byline/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render';

const undo = vi.fn();
const open = vi.fn();

function Screen() {
  const notify = useNotify();
  return (
    <main>
      <button onClick={() => notify('Done it', { undo, actions: [{ label: 'Open', run: open }] })}>Do it</button>
    </main>
  );
}

it('is entered by F8, where all its actions are reached, and gives the focus back when it closes', async () => {
  await renderApp(<Screen />);
  const act = screen.getByRole('button', { name: 'Do it' });
  await userEvent.click(act);
  await screen.findByText('Done it');
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(act));
});

it('gives the focus back when Escape closes it', async () => {
  await renderApp(<Screen />);
  const act = screen.getByRole('button', { name: 'Do it' });
  await userEvent.click(act);
  await screen.findByText('Done it');
  await userEvent.keyboard('{F8}{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(act));
});
