import { plainTextOf } from '../../common/rich-text/rich-text.js';

const LENGTH = 160;

/** The first words of a rich text on one line. */
export function excerptOf(html: string): string | null {
  const text = plainTextOf(html.slice(0, 10 * LENGTH))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH)) || text.slice(0, LENGTH)}…`;
}
