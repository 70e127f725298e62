import type { Language } from './languages.js';
import { TIME_ZONE } from './limits.js';

/** How people in Belgium write a date in each language. */
const LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' };

/** A date in words, or a range of dates, with the first day of a month as French writes it, "1er juin", which `Intl` does not. */
export const withFirst = (written: string, locale: string): string =>
  locale.startsWith('fr') ? written.replaceAll(/(?<!\d)1(?=\s*–|\s\p{L})/gu, '1er') : written;

function write(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE, ...options });
  return withFirst(format.format(moment), language);
}

/** A day, `YYYY-MM-DD`, or the agency's day of a moment, in words: "10 december 2026". Apps and mails write promises in this way. */
export const longDay = (value: string, language: Language): string =>
  write(new Date(value), language, value.length === 10 ? { timeZone: 'UTC' } : {});

/** A moment by the agency's clock: "10 december 2026 om 01:20". */
export const longMoment = (moment: string | Date, language: Language): string =>
  write(new Date(moment), language, { timeStyle: 'short' });
