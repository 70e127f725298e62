import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { CodeDialog } from './QrDialog';

const CODE = { qr: 'data:image/png;base64,iVBORw0KGgo=', otpauthUrl: 'otpauth://totp/Byline?secret=ABCDEFGH' };

it('copies the key, and says where a browser lets no page copy', async () => {
  await renderApp(<CodeDialog name="Bram" code={CODE} onClose={() => undefined} />);
  const user = userEvent.setup();
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowed'));
  const copy = screen.getByRole('button', { name: 'Copy the key' });
  await user.click(copy);
  await screen.findByText('Copying did not work: select the key');
  await user.click(copy);
  await screen.findByText('Key copied');
  expect(screen.queryByText('Copying did not work: select the key')).toBeNull();
  expect(copying).toHaveBeenLastCalledWith('ABCDEFGH');
});
