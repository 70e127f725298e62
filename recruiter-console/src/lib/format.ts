export const displayName = (person: { firstname?: string | null; name?: string | null }): string =>
  [person.firstname, person.name].filter(Boolean).join(' ');

/** Two letters for an avatar; the "de" of a family name is passed over, as in a list of names. */
export function initials(person: { firstname?: string | null; name?: string | null }): string {
  const first = person.firstname?.trim().at(0) ?? '';
  const last =
    person.name
      ?.trim()
      .replace(/^de\s+(?=\S)/i, '')
      .at(0) ?? '';
  return (first + last).toLocaleUpperCase();
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** File size in powers of 1000, as the upload limit counts (docs/domain/interface.md#sizes). */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const digits = step > 1 && value < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${UNITS[step]}`;
}

/** How a national number is grouped where most candidates live; the rest is shown as it is kept (E.164). */
const PHONES: [RegExp, string][] = [
  [/^\+32(4\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+32([2-9])(\d{3})(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+31(6)(\d{4})(\d{4})$/, '+31 $1 $2 $3'],
  [/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33 $1 $2 $3 $4 $5'],
];

export function formatPhone(phone: string): string {
  const [pattern, form] = PHONES.find(([known]) => known.test(phone)) ?? [];
  return pattern && form ? phone.replace(pattern, form) : phone;
}
