import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Page } from './Page';
import { SidePanel } from './SidePanel';

interface ListProps {
  /** The button disappears when the panel opens. */
  hides?: boolean;
}

/** A list with a panel, which links to another page. */
function List({ hides = false }: ListProps) {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  if (left) return <Page key="next">The next page</Page>;
  return (
    <Page key="list">
      {!(open && hides) && <button onClick={() => setOpen(true)}>Open</button>}
      {open && (
        <SidePanel label="Panel" onClose={() => setOpen(false)}>
          <input autoFocus aria-label="Name" />
          <button onClick={() => setLeft(true)}>Leave</button>
        </SidePanel>
      )}
    </Page>
  );
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

it('gives the focus back to what opened it', async () => {
  render(<List />);
  await press('Open');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it('gives it to its page when that is gone, and never to the next page', async () => {
  render(<List hides />);
  await press('Open');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await press('Open');
  await press('Leave');
  expect(screen.getByText('The next page')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('keeps what is in it when a phone is turned', async () => {
  const media = Object.assign(new EventTarget(), { matches: true, addListener: vi.fn(), removeListener: vi.fn() });
  vi.stubGlobal('matchMedia', () => media);
  render(<List />);
  await press('Open');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
  act(() => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Noor');
});
