import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '../../../../components/form/Form';
import { renderApp } from '../../../../test/render';
import { personalSchema } from '../../schema';
import { PhoneField } from './PhoneField';

it.each([
  ['+81 3-3213-1111', 'BE', ['JP', '3-3213-1111']],
  ['001 416 967 1111', 'CA', ['CA', '416 967 1111']],
  ['0470 00 12 34', 'BE', ['BE', '0470 00 12 34']],
])('takes the prefix of %s, with %s chosen', async (typed, phoneCountry, shown) => {
  const schema = personalSchema.pick(['phone', 'phoneCountry']);
  const checks = vi.spyOn(schema, 'validate');
  await renderApp(
    <Form
      initialValues={{ phone: '', phoneCountry }}
      schema={() => Promise.resolve(schema)}
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
  // The last validation sees the number together with its prefix.
  const [country, number] = shown;
  await waitFor(() => expect(checks.mock.lastCall?.[0]).toEqual({ phone: number, phoneCountry: country }));
  await waitFor(() => expect(checks.mock.settledResults.map(({ type }) => type)).not.toContain('incomplete'));
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull());
});
