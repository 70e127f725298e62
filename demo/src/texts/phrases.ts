import type { UserFunctionName } from '@byline/shared-types/domain';

/** What somebody with one function says of their work. */
export interface FunctionPhrases {
  title: string;
  /** Titles of positions they held as an employee. */
  positions: string[];
  /** First sentences of an introduction. */
  does: string[];
  /** Pieces of work to be proud of; the client's name follows. */
  pieces: string[];
  degrees: string[];
  /** Projects they like. */
  likes: string[];
}

/** The words of one language that profiles, CVs and mails are put together from. */
export interface Phrases {
  functions: Record<UserFunctionName, FunctionPhrases>;
  /** Sentences that fit every function: how somebody works, and what they do besides. */
  manner: string[];
  besides: string[];
  refuses: string[];
  /** Where masters come from, and bachelors. */
  institutes: string[];
  colleges: string[];
  languages: Record<string, string>;
  ownAccount: string;
  experienced(years: number, title: string, city: string): string;
  summary(years: number, title: string, best: string): string;
  worked(piece: string): string;
  cv: Record<'profile' | 'experience' | 'education' | 'skills' | 'languages' | 'native' | 'now', string>;
}
