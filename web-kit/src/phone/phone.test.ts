import { expect, it } from 'vitest';
import { formatPhone, readPhone, writePhone } from '.';

it('groups a number the way its country does; what is none stays as it is', () => {
  expect(formatPhone('+32470123456')).toBe('+32 470 12 34 56');
  expect(formatPhone('+33612345678')).toBe('+33 6 12 34 56 78');
  expect(formatPhone('+4915112345678')).toBe('+49 1511 2345678');
  expect(formatPhone('ask at the desk')).toBe('ask at the desk');
});

it('reads a stored number into its prefix and the rest, and writes it back', () => {
  const { country, national } = readPhone('+32470123456');
  expect(country).toBe('BE');
  expect(writePhone(national, country)).toBe('+32470123456');
  expect(writePhone('12', 'BE')).toBeNull();
});
