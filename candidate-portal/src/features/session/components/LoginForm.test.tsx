import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { LoginForm } from './LoginForm';

it('keeps the address for who loads the page again, and never the password', async () => {
  const { unmount } = await renderApp(<LoginForm labelledBy="login" />);
  await userEvent.type(screen.getByLabelText('Email'), 'noor@dewitte.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet winter morning');
  unmount();
  await renderApp(<LoginForm labelledBy="login" />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noor@dewitte.example');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});
