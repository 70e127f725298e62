import type { CvState, Label, LanguageLevel } from '@byline/shared-types/domain';

/** The place of the file that a proposal comes from, and the words that it was read from. */
export interface CvSource {
  page: number;
  text: string;
  marks: string[];
}
type Sourced<T> = T & { source: CvSource };

/** The answer of POST /cv-readings, which the apps upload to with progress and so without the generated client. */
export interface CvReading {
  state: CvState;
  pages: number;
  name: Sourced<{ firstname: string; name: string }> | null;
  email: Sourced<{ value: string }> | null;
  phone: Sourced<{ value: string }> | null;
  address: Sourced<Record<'street' | 'number' | 'box' | 'postal' | 'city' | 'country', string | null>> | null;
  years: Sourced<{ years: number; since: number }> | null;
  links: Sourced<{ name: string; address: string }>[];
  jobs: Sourced<{ function: string; company: string; from: string; to: string | null; yearsOnly: boolean }>[];
  diplomas: Sourced<{ degree: string; institute: string; from: number | null; to: number | null }>[];
  languages: Sourced<{ language: string; level: LanguageLevel | null }>[];
  skills: Sourced<{ skillId: string; label: Label }>[];
}

interface LanguageOf {
  language: string;
  level: LanguageLevel;
}

/** The parts of a profile that a CV may repeat: a candidate of either app has them. */
export interface KnownProfile {
  firstname: string;
  name: string;
  email: string;
  phone: string | null;
  street: string | null;
  number: string | null;
  box: string | null;
  postal: string | null;
  city: string | null;
  country: string | null;
  website: string | null;
  links: Record<string, string>;
  candidateInfo: {
    skillSet: { yearsExperience: number | null; motherTongue: string | null; languages: LanguageOf[] };
  };
  skills: { skillId: string; level: number; remark: string | null }[];
  workExperience: { function: string; company: string; from: string; to: string | null }[];
  diploma: { degree: string; institute: string; from: number; to: number | null }[];
}

/** Somebody who is not in the product yet. */
export const NOBODY: KnownProfile = {
  ...{ firstname: '', name: '', email: '', phone: null, street: null, number: null, box: null },
  ...{ postal: null, city: null, country: null, website: null, links: {}, skills: [], workExperience: [], diploma: [] },
  candidateInfo: { skillSet: { yearsExperience: null, motherTongue: null, languages: [] } },
};
