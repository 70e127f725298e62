import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { formatPhone, prefixChoices, readPhone, writePhone } from '.';

it('groups a number the way its country does; what is none stays as it is', () => {
  expect(formatPhone('+32470123456')).toBe('+32 470 12 34 56');
  expect(formatPhone('+33612345678')).toBe('+33 6 12 34 56 78');
  expect(formatPhone('+4915112345678')).toBe('+49 1511 2345678');
  expect(formatPhone('ask at the desk')).toBe('ask at the desk');
});

it('reads a number into its prefix and the rest, and writes it back', () => {
  for (const written of ['+32470123456', '+32 470 12 34 56']) {
    const { country, national } = readPhone(written);
    expect(country).toBe('BE');
    expect(writePhone(national, country)).toBe('+32470123456');
  }
  expect(readPhone('+39 06 698 1234')).toEqual({ country: 'IT', national: '06 698 1234' });
  expect(readPhone('+1 416 555 0123', 'CA').country).toBe('CA');
  expect(readPhone('+33 6 12 34 56 78', 'BE').country).toBe('FR');
  expect(readPhone('')).toEqual({ country: 'BE', national: '' });
  expect(writePhone('12', 'BE')).toBeNull();
});

it('has the prefix of every country', () => {
  const all = getCountries().map((value) => ({ value, label: `${value} +${getCountryCallingCode(value)}` }));
  expect(prefixChoices()).toEqual(all.sort((one, other) => (one.value < other.value ? -1 : 1)));
});
