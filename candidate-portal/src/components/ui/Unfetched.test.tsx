import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render';
import { Unfetched } from './Unfetched';

it('says that there is no network, and loads the page again when asked and once there is one', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await renderApp(<Unfetched />);
  expect((await screen.findByRole('alert')).textContent).toContain('No network');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('says that it broke where there is one', async () => {
  await renderApp(<Unfetched />);
  expect((await screen.findByRole('alert')).textContent).toContain('This part broke');
});
