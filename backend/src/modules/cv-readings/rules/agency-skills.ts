import type { Label } from '@byline/shared-types/domain';
import { fold } from './fold.js';
import type { Source } from './source.js';

/** A skill of the agency; the ids are those of its records. */
export interface AgencySkill {
  skillId: string;
  label: Label;
}

interface Line {
  page: number;
  text: string;
}

/** Shorter labels stand in other words too often. */
const MIN_LABEL = 3;
const MAX_SKILLS = 15;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\d]/u.test(sign);

/** Where a text has the words as whole words; -1 if nowhere. */
function placeOf(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at;
  return -1;
}

function sourceIn(lines: readonly Line[], label: string): Source | null {
  const words = fold(label);
  if (words.length < MIN_LABEL) return null;
  for (const { page, text } of lines) {
    const folded = fold(text);
    const at = placeOf(folded, words);
    // Folding keeps the places of nearly all letters.
    if (at >= 0) return { page, text, marks: folded.length === text.length ? [text.slice(at, at + words.length)] : [] };
  }
  return null;
}

/** The skills of the agency that a CV names, in any language of their labels: first those of its own list of skills. */
export function agencySkillsIn(
  lines: readonly Line[],
  named: readonly Source[],
  skills: readonly AgencySkill[],
): (AgencySkill & { source: Source })[] {
  const found = skills.flatMap((skill) => {
    const labels = [...new Set(Object.values(skill.label))];
    for (const [rank, places] of [named, lines].entries()) {
      const sources = labels.flatMap((label) => sourceIn(places, label) ?? []);
      if (sources[0]) return [{ ...skill, source: sources[0], rank }];
    }
    return [];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SKILLS)
    .map(({ rank: _, ...skill }) => skill);
}
