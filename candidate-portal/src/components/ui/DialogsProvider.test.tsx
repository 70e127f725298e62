import { ProblemError } from '@byline/web-kit/problems';
import { useDialogs } from '@byline/web-kit/ui';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';

const DOWN = {
  type: 't',
  status: 503,
  title: 'Service Unavailable',
  detail: 'Down for a moment.',
  code: 'unavailable',
} as const;

function Screen() {
  const { confirm, showError } = useDialogs();
  const [said, setSaid] = useState('');
  const remove = async (): Promise<void> => {
    const asked = confirm({ title: 'Remove it?', text: '', action: 'Remove' });
    showError(new ProblemError(DOWN));
    setSaid((await asked) ? 'removed' : 'left');
  };
  return (
    <>
      <button onClick={() => void remove()}>Ask</button>
      <p>{said}</p>
    </>
  );
}

it('leaves a question to its reader when an error comes, then tells that one, with the focus on its button', async () => {
  await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove it?' });
  expect(screen.getAllByRole('alertdialog')).toEqual([question]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('removed')).toBeTruthy();
  const told = await screen.findByRole('alertdialog', { name: '503 Service Unavailable' });
  expect([screen.getAllByRole('alertdialog').length, told === question]).toEqual([1, false]);
  expect(document.activeElement?.textContent).toBe('Close');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
