import type { CvLine } from '../layout/cv-line.js';
import { fold } from './fold.js';
import { sourceOf, type Sourced } from './source.js';

export interface FoundSkill {
  text: string;
}

const SEPARATORS = /\s*[,;|•▪●○◦■·✓]\s*|\s{2,}|\t|\s[–—-]\s|^\s*[-–*»›]\s*/;
/** "Tools: Figma, memoQ" names its group first. */
const GROUP = /^[\p{L}][\p{L}’'&/ ()-]{1,40}:\s*/u;
const LEVEL =
  /^(master|expert|advanced|intermediate|beginner|gevorderd|goed|basis|bon|avance|notions|excellent|\d+\s*%|\d\/\d|[★☆●○*]+)$/i;
const MAX_WORDS = 5;
const MAX_SKILLS = 60;

const isList = (line: CvLine): boolean =>
  line.parts.length === 1 && (line.parts[0]?.text.match(/[,;|•·]\s/g)?.length ?? 0) > 1;

/** A list in one sentence goes on in the next line, also in the middle of a skill. */
function joined(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [part] = line.parts;
    const goesOn =
      last && isList(last) && line.parts.length === 1 && part && !GROUP.test(part.text) && !/^[-–•*▪]/.test(part.text);
    if (last && goesOn && part && line.page === last.page && line.column === last.column && line.gap < 2) {
      const [before] = last.parts;
      whole[whole.length - 1] = { ...last, parts: [{ ...part, text: `${before?.text ?? ''} ${part.text}` }] };
    } else whole.push(line);
  }
  return whole;
}

/** The words of the section about skills, one by one. */
export function skillsIn(lines: readonly CvLine[]): (FoundSkill & Sourced)[] {
  const found = new Map<string, FoundSkill & Sourced>();
  for (const line of joined(lines)) {
    const cells = line.parts.flatMap(({ text }) => text.replace(GROUP, '').split(SEPARATORS));
    for (const cell of cells) {
      const text = cell.replace(/^[\s.:()]+|[\s.:(]+$/g, '').trim();
      const words = text.split(/\s+/).length;
      const key = fold(text);
      if (!/\p{L}{2}/u.test(text) || words > MAX_WORDS || LEVEL.test(fold(text)) || found.has(key)) continue;
      found.set(key, { text, source: sourceOf([line], [text]) });
    }
  }
  return [...found.values()].slice(0, MAX_SKILLS);
}
