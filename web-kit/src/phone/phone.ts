import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The typed number in international form (E.164), or null if it is not a phone number. */
export function writePhone(typed: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  return parsed?.isValid() ? parsed.number : null;
}

/** A stored number in readable form: +32 470 00 12 34. */
export const formatPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
