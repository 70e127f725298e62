import type { Problem } from '@byline/shared-types/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { ProblemError } from '@byline/web-kit/problems';
import { renderApp } from '../../test/render';
import { Button } from '../ui/Button';
import { Field } from './Field';
import { Form } from './Form';

const schema = object({
  company: string().required('required').min(2, 'company_short'),
  city: string().required('required'),
});

async function renderForm(onSubmit: (values: { company: string; city: string }) => Promise<void>): Promise<void> {
  await renderApp(
    <Form
      initialValues={{ company: '', city: '' }}
      schema={() => Promise.resolve(schema)}
      onSubmit={onSubmit}
      failure="alert"
    >
      <Field name="city" label="City" help="Where you live" />
      <Field name="company" label="Company" />
      <Button type="submit">Save</Button>
    </Form>,
  );
}

/** The description of a field for a screen reader. */
const descriptionOf = (field: HTMLElement): string | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const refusal = (part: Partial<Problem>): ProblemError =>
  new ProblemError({
    type: 'about:blank',
    status: 400,
    title: 'Bad Request',
    detail: 'Some fields are not right.',
    code: 'validation_failed',
    ...part,
  });

it('shows the help of a field, and in its place the error once the changed field is left', async () => {
  const user = userEvent.setup();
  await renderForm(() => Promise.resolve());
  const company = screen.getByLabelText('Company');
  expect(descriptionOf(screen.getByLabelText('City'))).toBe('Where you live');

  await user.type(company, 'B');
  expect(screen.queryByText('At least 2 characters')).toBeNull();
  await user.tab();
  await waitFor(() => expect(descriptionOf(company)).toBe('At least 2 characters'));
  expect(company.getAttribute('aria-invalid')).toBe('true');

  await user.type(company, 'r');
  await waitFor(() => expect(company.hasAttribute('aria-invalid')).toBe(false));
});

it('says nothing of a field that is left without a change', async () => {
  const user = userEvent.setup();
  await renderForm(() => Promise.resolve());
  await user.click(screen.getByLabelText('Company'));
  await user.tab();
  expect(screen.queryByText('Required')).toBeNull();
});

it('lists the errors above the form in the order of the page, takes the focus, and leads into the fields', async () => {
  const user = userEvent.setup();
  const save = vi.fn(() => Promise.resolve());
  await renderForm(save);
  await user.type(screen.getByLabelText('Company'), 'B');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getByRole('heading').textContent).toBe('There are two things to put right');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['City: required', 'Company: at least 2 characters']);
  expect(save).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole('link', { name: 'City: required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  await user.keyboard('Namur');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
});

it('shows at its field what the API refused, until the value changes', async () => {
  const user = userEvent.setup();
  await renderForm(() => {
    throw refusal({ errors: [{ field: 'city', code: 'too_long', detail: 'Too long.' }] });
  });
  const city = screen.getByLabelText('City');
  await user.type(city, 'Namur');
  await user.type(screen.getByLabelText('Company'), 'Brabo');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(descriptionOf(city)).toBe('This is too long'));
  expect(screen.getByRole('link', { name: 'City: this is too long' })).toBeTruthy();
  expect(screen.getByDisplayValue('Namur')).toBe(city);
  await user.type(city, 's');
  await waitFor(() => expect(descriptionOf(city)).toBe('Where you live'));
});

it.each([
  [refusal({ code: 'email_taken', status: 409 }), 'This email address is already in use.', ''],
  [
    refusal({ code: 'wrong_credentials', detail: 'Gegevens niet correct.', status: 401 }),
    'Gegevens niet correct.',
    'nl',
  ],
  [new ProblemError(null), 'We got no answer', ''],
])('shows a refusal of the whole call above the fields and keeps what was typed', async (error, words, language) => {
  const user = userEvent.setup();
  await renderForm(() => Promise.reject(error));
  await user.type(screen.getByLabelText('City'), 'Namur');
  await user.type(screen.getByLabelText('Company'), 'Brabo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words);
  expect(alert.querySelector('p')?.lang).toBe(language);
  expect(screen.getByDisplayValue('Namur')).toBe(screen.getByLabelText('City'));
});
