import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { Picker } from './Picker';

const LANGUAGES = ['English', 'Frisian', 'French', 'Dutch'].map((label) => ({ value: label.toLowerCase(), label }));

function Several({ initially, multiple = true }: { initially: string[]; multiple?: boolean }) {
  const [value, setValue] = useState(initially);
  return (
    <>
      <Picker
        id="languages"
        label="Languages"
        multiple={multiple}
        options={LANGUAGES}
        value={value}
        onChange={setValue}
      />
      <p data-testid="value">{value.join(' ')}</p>
    </>
  );
}
const show = async (initially: string[], multiple = true): Promise<HTMLInputElement> => {
  await renderApp(<Several initially={initially} multiple={multiple} />);
  return screen.findByLabelText('Languages');
};
const value = (): string | null => screen.getByTestId('value').textContent;
const lit = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('lights the first match, also where what is chosen matches further down', async () => {
  const field = await show(['french']);
  await userEvent.click(field);
  await userEvent.keyboard('fr');
  expect(lit(field)).toBe('Frisian');
  expect(screen.getByRole('option', { name: 'French' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('french frisian');
  expect(field.value).toBe('');
});

it('takes one away that is chosen again, and the last one by Backspace', async () => {
  const field = await show(['french', 'dutch', 'english']);
  await userEvent.click(field);
  await userEvent.keyboard('dut{Enter}');
  expect(value()).toBe('french english');
  await userEvent.keyboard('d{Backspace}{Backspace}');
  expect(value()).toBe('french');
});

it('clears by the cross', async () => {
  await userEvent.click(await show(['french', 'dutch']));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(value()).toBe('');
});

it('finds without accents and case, and keeps what is chosen when nothing is', async () => {
  const field = await show(['dutch'], false);
  await userEvent.click(field);
  await userEvent.keyboard('ÉNGL');
  expect(lit(field)).toBe('English');
  await userEvent.keyboard('x');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  await userEvent.tab();
  expect(field.value).toBe('Dutch');
  expect(value()).toBe('dutch');
});
