import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';

function Screen() {
  const { confirm } = useDialogs();
  const [said, setSaid] = useState('');
  const ask = async (): Promise<void> => {
    const yes = await confirm({ title: 'Replace it?', text: 'Theirs is lost.', action: 'Replace' });
    setSaid(yes ? 'replaced' : 'left');
  };
  return (
    <div>
      <button onClick={() => void ask()}>Ask</button>
      <p>{said}</p>
    </div>
  );
}

it('has the focus on what changes nothing, whatever is asked', async () => {
  await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Replace it?' });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('left')).toBeTruthy();
});
