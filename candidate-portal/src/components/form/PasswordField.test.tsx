import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { object } from 'yup';
import { renderApp } from '../../test/render';
import { Form } from './Form';
import { PasswordField } from './PasswordField';

it('names what its eye shows and hides, the password or its confirmation', async () => {
  await renderApp(
    <Form
      initialValues={{ password: '', confirm: '' }}
      schema={() => Promise.resolve(object())}
      onSubmit={() => Promise.resolve()}
      failure="alert"
    >
      <PasswordField name="password" label="New password" autoComplete="new-password" />
      <PasswordField name="confirm" label="Password confirmation" autoComplete="new-password" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show confirmation' }));
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show password',
    'Hide confirmation',
  ]);
});
