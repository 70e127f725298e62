import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '@byline/shared-types/domain';
import type { Choice } from '../names/names';

const COUNTRIES: readonly string[] = getCountries();
const isCountry = (code: string): code is CountryCode => COUNTRIES.includes(code);

/** Prefix choices: "BE +32". The default country of a phone is Belgium (docs/domain/accounts.md#languages). */
export const prefixChoices = (): Choice[] =>
  getCountries().map((value) => ({ value, label: `${value} +${getCountryCallingCode(value)}` }));

/** A stored number as its prefix's country and what is typed after it. */
export function readPhone(stored: string): { country: string; national: string } {
  const parsed = parsePhoneNumberFromString(stored);
  return { country: parsed?.country ?? DEFAULT_COUNTRY, national: parsed?.country ? parsed.formatNational() : stored };
}

/** The international form of what was typed (E.164), or null when it is no phone number. */
export function writePhone(typed: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, isCountry(country) ? country : undefined);
  return parsed?.isValid() ? parsed.number : null;
}

/** As it is read: +32 470 00 12 34. */
export const formatPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
