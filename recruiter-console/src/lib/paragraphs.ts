import { escapeHtml } from '@byline/shared-types/domain';

/** Turns lines of plain text into rich text, one paragraph each. */
export const paragraphs = (...lines: string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
