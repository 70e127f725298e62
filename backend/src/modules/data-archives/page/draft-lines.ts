import { plainTextOf } from '../../../common/rich-text/rich-text.js';

const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [plainTextOf(value)];
  if (typeof value === 'number') return [String(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
};

/** The typed words of a draft, one line a field, without the notation of the app that wrote it. */
export function draftLines(content: string): string {
  try {
    const { values } = JSON.parse(content) as { values: unknown };
    return wordsOf(values).filter(Boolean).join('\n');
  } catch {
    return content; // an app may write a draft as plain text
  }
}
