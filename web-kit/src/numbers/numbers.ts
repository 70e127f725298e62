/** A number as a person types it, with a comma or a point, below nought too; null for an empty text, NaN for another text. */
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
