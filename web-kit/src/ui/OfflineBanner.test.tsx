import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import english from '../../i18n/en.json';
import { OfflineBanner } from '.';

it('says that the network is gone for as long as it is', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <IntlProvider locale="en" messages={english}>
      <OfflineBanner />
    </IntlProvider>,
  );
  const said = screen.getByRole('status');
  const change = (online: boolean): void => {
    network.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  expect(said.textContent).toBe('');
  change(false);
  expect(said.textContent).toBe('No network. What you type is kept on this device.');
  change(true);
  expect(said.textContent).toBe('');
});
