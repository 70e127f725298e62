import type { Language } from '@byline/shared-types/domain';

/** Frequent words that the other two languages do not have. */
export const FREQUENT: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set('de het een van en voor met aan ik is op bij naar ook als zijn niet mijn uit tot werd deze'.split(' ')),
  fr: new Set('le la les des du et un pour avec dans je est une sur au aux par mon ma mes que qui ou en'.split(' ')),
  en: new Set('the of and for with to in my is at from by an was on as that this or are'.split(' ')),
};

/** All of them; a search ignores these. */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(Object.values(FREQUENT).flatMap((words) => [...words]));
