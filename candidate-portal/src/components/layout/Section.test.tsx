import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Section } from './Section';

it('has all its fields in the column beside its heading', () => {
  render(
    <Section id="s-rates" title="Rates">
      <p>Price per word</p>
      <p>Freelancer</p>
    </Section>,
  );
  const columns = [...screen.getByRole('region', { name: 'Rates' }).children];
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Rates', 'Price per wordFreelancer']);
});
