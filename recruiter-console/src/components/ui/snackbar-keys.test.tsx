import { useNotify } from '@byline/web-kit/ui';
import { screen } from '@testing-library/react';
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

it('is entered by F8, where all its actions are reached', async () => {
  await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await screen.findByText('Done it');
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
});
