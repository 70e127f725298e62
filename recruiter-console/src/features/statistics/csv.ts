/** Cells between quotes where they need them; one that a spreadsheet would reckon is text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a file that spreadsheets here open in columns: semicolons, and the mark that says it is UTF-8 (docs/domain/statistics.md#files). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
