export interface LanguageSkills {
  motherTongue: string | null;
  translationSkills: readonly { from: string; to: string; sworn: object | null }[];
}

export interface LanguageGroup {
  from: string[];
  to: string;
}

/** Translation pairs by target language, the mother tongue first: `EN, FR → NL`. */
export function languageGroups({ motherTongue, translationSkills }: LanguageSkills): LanguageGroup[] {
  const groups = new Map<string, string[]>();
  for (const { from, to } of translationSkills) groups.set(to, [...(groups.get(to) ?? []), from]);
  const list = [...groups].map(([to, from]) => ({ from: [...new Set(from)].sort(), to }));
  return list.sort((a, b) => Number(b.to === motherTongue) - Number(a.to === motherTongue));
}
