import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { ForgotForm } from './ForgotForm';

it('says in Dutch that the address is missing, whatever the language', async () => {
  await renderApp(<ForgotForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect((await screen.findByText('Verplicht')).lang).toBe('nl');
});
