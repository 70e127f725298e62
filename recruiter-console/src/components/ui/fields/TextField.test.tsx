import userEvent from '@testing-library/user-event';
import { ProblemError } from '@byline/web-kit/problems';
import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { emailAddress } from '@byline/web-kit/schema';
import { renderApp } from '../../../test/render';
import { Form } from './Form';
import { TextField } from './TextField';

const schema = object({ email: emailAddress() });

const taken = new ProblemError({
  type: 'x',
  status: 409,
  title: 'Conflict',
  detail: 'In use.',
  code: 'email_taken',
});

const form = (
  <div>
    <Form initialValues={{ email: '' }} schema={schema} onSubmit={() => Promise.reject(taken)}>
      <TextField name="email" label="Email" help="Where mails go." required />
      <button type="submit">Save</button>
    </Form>
  </div>
);

describe('TextField', () => {
  it('is found by its label and described by its help', async () => {
    const page = await renderApp(form);
    const input = page.getByRole('textbox', { name: /^Email/ });
    const help = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('Where mails go.');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('says nothing before it was touched, then its error in the place of the help', async () => {
    const user = userEvent.setup();
    const page = await renderApp(form);
    const input = page.getByRole('textbox', { name: /^Email/ });
    await user.type(input, 'noor@dewitte');
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    expect((await page.findByRole('alert')).textContent).toBe('Not a valid email address');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(page.queryByText('Where mails go.')).toBeNull();
  });

  it("translates the server's code, and keeps what was typed", async () => {
    const user = userEvent.setup();
    const page = await renderApp(form);
    const input = page.getByRole('textbox', { name: /^Email/ });
    await user.type(input, 'noor@dewitte.example');
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect((await page.findByRole('alert')).textContent).toBe('This email address is already in use');
    expect((input as HTMLInputElement).value).toBe('noor@dewitte.example');
  });
});
