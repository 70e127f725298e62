import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SidePanel } from './SidePanel';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <SidePanel label="Panel" onClose={() => setOpen(false)}>
          <input autoFocus aria-label="Name" />
        </SidePanel>
      )}
    </>
  );
}

it('gives the focus back to what opened it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
