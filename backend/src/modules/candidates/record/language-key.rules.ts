import { WORK_LANGUAGES, type Specialism } from '@byline/shared-types/domain';
import type { SkillSet, TranslationSkill } from './candidate.record.js';

const KNOWN: ReadonlySet<string> = new Set(WORK_LANGUAGES);
/** CLDR has both written forms of Norwegian as languages of their own. */
const WITHIN: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/**
 * A language and those it is a variant of: zh-TW, zh-Hant and zh. A variant names its script where CLDR has the language in several; a language
 * without a variant says nothing about its script or country (docs/domain/candidates.md#languages).
 */
export function languageFamily(code: string): string[] {
  const [base = code, ...variant] = code.split('-');
  const { script } = new Intl.Locale(code).maximize();
  const written = `${base}-${script ?? ''}`;
  const all = [code, ...(variant.length > 0 && KNOWN.has(written) ? [written] : []), base, WITHIN[base]];
  return [...new Set(all)].filter((one) => one !== undefined);
}

interface PairQuery {
  from?: string | undefined;
  to?: string | undefined;
  sworn?: boolean | undefined;
  specialism?: Specialism | undefined;
}

/**
 * One key for a pair, or for one end of it: `fr>nl-BE`, `fr>`, `>nl`. An exclamation mark stands for sworn, a subject area follows a
 * number sign: `fr>nl!#legal`.
 */
export const pairKey = ({ from = '', to = '', sworn = false, specialism }: PairQuery): string =>
  `${from}>${to}${sworn ? '!' : ''}${specialism ? `#${specialism}` : ''}`;

/** Every key that finds a pair, so that both languages, the oath and the subject area belong to one pair. */
function keysOfPair({ from, to, sworn, specialisms }: TranslationSkill): string[] {
  const ends = (code: string): string[] => ['', ...languageFamily(code)];
  const oaths = sworn ? [false, true] : [false];
  const keys = ends(from).flatMap((source) =>
    ends(to).flatMap((target) =>
      oaths.flatMap((oath) =>
        [undefined, ...specialisms].map((specialism) => pairKey({ from: source, to: target, sworn: oath, specialism })),
      ),
    ),
  );
  return keys.filter((key) => key !== '>');
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];

export const pairKeys = ({ translationSkills }: Pick<SkillSet, 'translationSkills'>): string[] =>
  unique(translationSkills.flatMap(keysOfPair));

/** Native languages: the mother tongue and any second one. */
export function tongueKeys({ motherTongue, languages }: Pick<SkillSet, 'motherTongue' | 'languages'>): string[] {
  const native = languages.filter(({ level }) => level === 'native').map(({ language }) => language);
  return unique([...(motherTongue ? [motherTongue] : []), ...native].flatMap(languageFamily));
}
