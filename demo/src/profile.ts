import type { InterviewStatus, UserFunctionName } from '@byline/shared-types/domain';
import type { Person } from './people.ts';
import type { Address, Place } from './places.ts';

/** Years before the reference day, as negative numbers; null is a current position. */
export interface Position {
  function: string;
  company: string;
  from: number;
  to: number | null;
  /** The CV's description. */
  work?: string;
}
export interface Study {
  degree: string;
  institute: string;
  from: number;
  to: number;
}
export interface PortfolioPiece {
  name: string;
  title: string;
  summary: string;
}

/** An invented person, the source of records, a CV and a photo. */
export interface Profile extends Person {
  /** Place among all candidates, from 0. */
  index: number;
  email: string;
  /** The end of the public page's speaking address. */
  slug: string;
  function: UserFunctionName;
  /** Empty, like the phone, while the profile is incomplete. */
  address: Address | null;
  phone: string | null;
  freelancer: boolean | null;
  /** Per word, or per hour for functions that do not bill per word. */
  price: number | null;
  dayRate: number | null;
  years: number | null;
  motherTongue: string;
  /** `en>nl`: from English into Dutch. */
  pairs: string[];
  /** First and last day, in days from the reference day. */
  unavailable: [number, number] | null;
  /** English label and level. */
  skills: Record<string, number>;
  remarks: Record<string, string>;
  tags: string[];
  source: string | null;
  websiteTag: string | null;
  topProject: string | null;
  projectPreferences: string | null;
  info: string | null;
  moreAboutYourself: string | null;
  resumeSummary: string | null;
  experience: Position[];
  diplomas: Study[];
  portfolio: PortfolioPiece[];
  links: Record<string, string>;
  publicEnabled: boolean;
  newsletter: boolean;
  status: InterviewStatus;
  archived: boolean;
  /** Place in RECRUITERS. */
  recruiter: number | null;
  /** Days back from the reference day. */
  created: number;
  modified: number;
}

/** The given facts of a persona; the others are invented. */
export type KnownProfile = Partial<Omit<Profile, 'index' | 'years'>> &
  Pick<Profile, 'firstname' | 'name' | 'community' | 'function'> & {
    place?: Place;
    years?: number;
    incomplete?: boolean;
  };
