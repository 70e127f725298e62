import type { Language } from '@byline/shared-types/domain';
import type { DemoDays } from './days.ts';

const SEASONS: Record<Language, [string, string, string, string]> = {
  nl: ['winter', 'voorjaar', 'zomer', 'najaar'],
  fr: ['hiver', 'printemps', 'été', 'automne'],
  en: ['winter', 'spring', 'summer', 'autumn'],
};

/** The season of a day, with its year: `najaar 2026`. */
export function seasonOf(days: DemoDays, offset: number, language: Language): string {
  const [year, month] = days.day(offset).split('-').map(Number);
  const season = SEASONS[language][Math.floor(((month ?? 1) % 12) / 3)] ?? '';
  return `${season} ${year}`;
}
