/** Shorter words differ by one letter too often. */
export const MIN_CORRECTED = 5;

/** A text without one of its letters, each way, and the text itself. */
export function shortenedOf(text: string): string[] {
  const letters = [...text];
  if (letters.length < MIN_CORRECTED - 1) return [];
  return [...new Set([text, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether one letter more, less or other, or two letters in each other's place, make one text of the other. */
export function isOneErrorApart(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = a.findIndex((letter, at) => letter !== b[at]);
  const at = start < 0 ? a.length : start;
  const rest = (letters: string[], from: number): string => letters.slice(from).join('');
  const [restA, restB] = [rest(a, at + 1), rest(b, at + 1)];
  if (a.length > b.length) return restA === rest(b, at);
  if (a.length < b.length) return rest(a, at) === restB;
  return restA === restB || (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2));
}
