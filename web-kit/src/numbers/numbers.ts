/** The separators of thousands; a comma or a point is one only where the rest of the number says so. */
const GROUPS = "[\\s\u00a0\u202f'’]";
const CURRENCY = /€|\beuros?\b|\beur\b/gi;
const TIME = 'years?|yrs?|jaar|jaren|jr|ans?|années?|hours?|hrs?|uur|uren|u|heures?|h|days?|dag(?:en)?|d|jours?|j';
const UNIT = `(?:${TIME}|words?|woord(?:en)?|mots?)`;
/** The units that people write behind a number: "jaar", "per uur", "/ woord", "mots par jour". */
const UNITS = new RegExp(`(?<=[\\d\\s])(?:${UNIT}\\.?)?(?:\\s*(?:per|par|an?|/)\\s*${UNIT}\\.?)?\\s*$`, 'i');

/** The language of the page, by which one reads "1.234". */
const pageLanguage = (): string => document.documentElement.lang;

/**
 * Parses a number as people write it: "€ 0,12", "1.234,56", "12 000", "7,5 jaar"; null for an empty text, NaN for any other text. The last of two
 * different separators is the decimal one. A single one before three digits is that of thousands if the language writes them so.
 */
export function parseDecimal(text: string, language: string = pageLanguage()): number | null {
  const typed = text
    .replace(CURRENCY, '')
    .replace(UNITS, '')
    .trim()
    .replace(/^[-−]\s?/, '-')
    .replace(new RegExp(`(?<=\\d)${GROUPS}(?=\\d{3}(?!\\d))`, 'g'), '');
  if (typed === '') return null;
  const plain = withoutGroups(typed, language).replace(',', '.');
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

function withoutGroups(typed: string, language: string): string {
  const group = groupOf(typed, language);
  if (group === null) return typed;
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(?!\\d)`);
  return grouped.test(typed) ? typed.replaceAll(group, '') : typed;
}

/** The separator of thousands in a typed number. */
function groupOf(typed: string, language: string): ',' | '.' | null {
  const [comma, point] = [typed.lastIndexOf(','), typed.lastIndexOf('.')];
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma < point ? ',' : '.';
  const only = comma >= 0 ? ',' : '.';
  const isRepeated = typed.indexOf(only) !== typed.lastIndexOf(only);
  return isRepeated || only === (language === 'en' ? ',' : '.') ? only : null;
}

/** A number for a field, in the writing of the language. */
export function decimalText(value: number | null | undefined, language: string = pageLanguage()): string {
  if (value === null || value === undefined) return '';
  // Tests without a page have no language.
  if (language === '') return String(value);
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
}
