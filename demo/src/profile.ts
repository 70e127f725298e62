import type { InterviewStatus, UserFunctionName } from '@byline/shared-types/domain';
import type { Person } from './people.ts';
import type { Address, Place } from './places.ts';

/** Times in years back from the reference day, as negative numbers; null goes on. */
export interface Position {
  function: string;
  company: string;
  from: number;
  to: number | null;
  /** What the CV tells of it. */
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

/** A made-up person of the talent pool, before they become records, a CV and a photo. */
export interface Profile extends Person {
  /** Place among all candidates, from 0. */
  index: number;
  email: string;
  /** What the speaking address of the public page ends with. */
  slug: string;
  function: UserFunctionName;
  /** Nothing of it, nor a phone, while the profile is incomplete. */
  address: Address | null;
  phone: string | null;
  freelancer: boolean | null;
  /** Per word, or per hour for functions that do not bill per word. */
  price: number | null;
  dayRate: number | null;
  years: number | null;
  motherTongue: string;
  /** `en-nl`: from English into Dutch. */
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

/** What is told of a persona; the rest is made up. */
export type KnownProfile = Partial<Omit<Profile, 'index' | 'years'>> &
  Pick<Profile, 'firstname' | 'name' | 'community' | 'function'> & {
    place?: Place;
    years?: number;
    incomplete?: boolean;
  };
