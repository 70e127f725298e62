import { isForwarded, isHeaderBlock, isIntroduction, isOriginal } from './quote-marks.js';

export interface SplitText {
  own: string;
  quote: string;
}

const MAX_INTRODUCTION = 4;
const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';
const trimmed = (lines: readonly string[]): string => lines.join('\n').replace(/^(\s*\n)+|\s+$/g, '');

/** The number of lines that introduce repeated words, from this one; 0 if these do not. */
function introductionAt(lines: readonly string[], at: number): number {
  if (isBlank(lines[at] ?? '') || isQuoted(lines[at] ?? '')) return 0;
  for (let count = 1; count <= MAX_INTRODUCTION && !isBlank(lines[at + count - 1] ?? ''); count++) {
    if (isIntroduction(lines.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}

/** The line from which everything repeats an earlier mail. */
function hardStart(lines: readonly string[]): number {
  return lines.findIndex((line, at) => isOriginal(line) || isHeaderBlock(lines.slice(at, at + 9)));
}

/** Where each run of quoted lines begins and ends. */
function runsOf(lines: readonly string[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const [at, line] of lines.entries()) {
    if (!isQuoted(line)) continue;
    const last = runs.at(-1);
    if (last && lines.slice(last.end, at).every(isBlank)) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

/** The start of a run with the lines that introduce it. */
function withIntroduction(lines: readonly string[], start: number): number {
  const from = Math.max(0, start - MAX_INTRODUCTION - 1);
  // The nearest, because the line above may be the writer's own.
  for (let at = start - 1; at >= from; at--) {
    const count = introductionAt(lines, at);
    if (count > 0 && lines.slice(at + count, start).every(isBlank)) return at;
  }
  return start;
}

/** Separates what its writer typed from what the mail repeats. An answer between quoted lines stays whole, because it means nothing without them. */
export function splitText(text: string): SplitText {
  const whole = { own: trimmed([text]), quote: '' };
  const lines = text.replaceAll('\r', '').split('\n');
  if (lines.some(isForwarded)) return whole;
  const hard = hardStart(lines);
  if (hard >= 0) return cut(lines, beforeRule(lines, hard), lines.length);
  const runs = runsOf(lines);
  if (runs.length > 1) return whole;
  const [run] = runs;
  if (run) return cut(lines, withIntroduction(lines, run.start), run.end);
  const introduced = lines.findIndex((_, at) => introductionAt(lines, at) > 0);
  return introduced >= 0 && lines.slice(introduced).some((line, at) => at > 0 && !isBlank(line))
    ? cut(lines, introduced, lines.length)
    : whole;
}

/** A rule that stands above the headers belongs to them. */
function beforeRule(lines: readonly string[], at: number): number {
  let before = at;
  while (before > 0 && isBlank(lines[before - 1] ?? '')) before--;
  return before > 0 && /^[_-]{5,}\s*$/.test(lines[before - 1] ?? '') ? before - 1 : at;
}

function cut(lines: readonly string[], start: number, end: number): SplitText {
  const own = trimmed([...lines.slice(0, start), ...lines.slice(end)]);
  const quote = trimmed(lines.slice(start, end));
  // A mail of nothing but repeated words shows them.
  return own === '' ? { own: quote, quote: '' } : { own, quote };
}
