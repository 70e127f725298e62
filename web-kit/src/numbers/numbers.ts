/** Parses a typed number with a comma or a point, which may be negative; null for an empty text, NaN for any other text. */
export function parseDecimal(text: string): number | null {
  const typed = text
    .trim()
    .replace(',', '.')
    .replace(/^[-−] ?/, '-');
  if (typed === '') return null;
  return /^-?\d*\.?\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

export const decimalText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
