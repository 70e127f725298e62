const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Turns lines of plain text into rich text, one paragraph each. */
export const paragraphs = (...lines: string[]): string => lines.map((line) => `<p>${escape(line)}</p>`).join('');
