import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Form } from '../../../../components/form/Form';
import { renderApp } from '../../../../test/render';
import { PhoneField } from './PhoneField';

it.each([
  ['+81 3-3213-1111', 'BE', ['JP', '3-3213-1111']],
  ['001 416 967 1111', 'CA', ['CA', '416 967 1111']],
  ['0470 00 12 34', 'BE', ['BE', '0470 00 12 34']],
])('takes the prefix of %s, with %s chosen', async (typed, phoneCountry, shown) => {
  await renderApp(
    <Form
      initialValues={{ phone: '', phoneCountry }}
      schema={() => import('../../schema').then(({ personalSchema }) => personalSchema.pick(['phone', 'phoneCountry']))}
      onSubmit={() => Promise.resolve()}
    >
      <PhoneField />
    </Form>,
  );
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.type(phone, 'x{Enter}');
  await screen.findByRole('alert');
  await userEvent.clear(phone);
  await userEvent.type(phone, typed);
  await userEvent.tab();
  expect([screen.getByRole<HTMLSelectElement>('combobox').value, phone.value]).toEqual(shown);
  // What was checked last is the number with its prefix.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(phone.getAttribute('aria-invalid')).toBeNull();
});
