import { expect } from 'vitest';

/** Expects the sign and `aria-required` at the same fields of a refused form, and no refused field without them. */
export function expectRequiredMarked(): void {
  const signs = [...document.querySelectorAll('label, legend')].filter(({ textContent }) => textContent.endsWith(' *'));
  expect(signs.length).toBeGreaterThan(0);
  expect(document.querySelectorAll('[aria-required="true"]').length).toBe(signs.length);
  const refused = document.querySelectorAll('[aria-invalid="true"]:not([aria-required="true"], [aria-hidden])');
  expect([...refused]).toEqual([]);
}
