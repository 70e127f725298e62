import { DEFAULT_COUNTRY, type CatTool, type LanguageLevel, type Specialism } from '@byline/shared-types/domain';
import { decimalText, parseDecimal } from '../numbers';

export interface LanguageRow {
  language: string;
  level: LanguageLevel;
}

/** A translation pair in the form. Only the languages are there in a draft of an older version. */
export interface PairRow {
  _id?: string | undefined;
  from: string;
  to: string;
  specialisms?: Specialism[];
  /** Empty if it is the candidate's own price. */
  pricePerWord?: string;
  sworn?: boolean;
  court?: string;
  country?: string;
}

/** Languages and translation work: one block of the profile and of the wizard. Numbers are text while the user types. */
export interface LanguageValues {
  motherTongue: string;
  languages: LanguageRow[];
  translationSkills: PairRow[];
  catTools: CatTool[];
  wordsPerDay: string;
  minimumFee: string;
}

/** The same of a candidate, as the API answers and takes them. */
interface Translation {
  catTools: CatTool[];
  wordsPerDay: number | null;
  minimumFee: number | null;
}
interface Pair {
  from: string;
  to: string;
  specialisms: Specialism[];
  pricePerWord: number | null;
  sworn: { court: string | null; country: string | null } | null;
}
interface Skills<Row> {
  motherTongue: string | null;
  languages: LanguageRow[];
  translationSkills: Row[];
}

export function languageValues({
  skillSet,
  ...info
}: Translation & { skillSet: Skills<Pair & { _id: string }> }): LanguageValues {
  return {
    motherTongue: skillSet.motherTongue ?? '',
    languages: skillSet.languages.map(({ language, level }) => ({ language, level })),
    translationSkills: skillSet.translationSkills.map(({ pricePerWord, sworn, ...pair }) => ({
      ...pair,
      pricePerWord: decimalText(pricePerWord),
      sworn: sworn !== null,
      court: sworn?.court ?? '',
      country: sworn?.country ?? DEFAULT_COUNTRY,
    })),
    catTools: info.catTools,
    wordsPerDay: decimalText(info.wordsPerDay),
    minimumFee: decimalText(info.minimumFee),
  };
}

/** Saving omits a language or a pair with an empty side (docs/domain/candidates.md#translations). */
export function languagePatch(values: LanguageValues): Translation & { skillSet: Skills<Pair & { _id?: string }> } {
  return {
    catTools: values.catTools,
    wordsPerDay: parseDecimal(values.wordsPerDay),
    minimumFee: parseDecimal(values.minimumFee),
    skillSet: {
      motherTongue: values.motherTongue || null,
      languages: values.languages.filter(({ language }) => language !== ''),
      translationSkills: values.translationSkills
        .filter(({ from, to }) => from !== '' && to !== '')
        .map(({ _id, from, to, specialisms = [], pricePerWord = '', sworn = false, court = '', country = '' }) => ({
          ...(_id !== undefined && { _id }),
          from,
          to,
          specialisms,
          pricePerWord: parseDecimal(pricePerWord),
          sworn: sworn ? { court: court.trim() || null, country: country || null } : null,
        })),
    },
  };
}
