import type { DecidedStatus, Label, Language, TaskType, UserFunctionName } from '@byline/shared-types/domain';
import companies from '../data/companies.json' with { type: 'json' };
import recruiter from '../data/recruiter.json' with { type: 'json' };
import skills from '../data/skills.json' with { type: 'json' };
import en from '../data/texts/en.json' with { type: 'json' };
import fr from '../data/texts/fr.json' with { type: 'json' };
import nl from '../data/texts/nl.json' with { type: 'json' };

/** The agency's clients. All companies and people are invented. */
export const CLIENTS = companies.clients;
/** All former employers and clients. */
export const COMPANIES = [...companies.clients, ...companies.others];

/** Texts about the work of a function. */
interface FunctionTexts {
  title: string;
  /** Job titles as an employee. */
  positions: string[];
  /** First sentences of an introduction. */
  does: string[];
  /** Pieces of work to be proud of; the client's name follows. */
  pieces: string[];
  degrees: string[];
  /** Favourite projects. */
  likes: string[];
}

export interface MailText {
  subject: string;
  /** Paragraphs between greeting and signature. */
  paragraphs: string[];
}

/** The texts of one language for profiles, CVs, jobs and mails; `fill` replaces the names in braces. */
export interface Texts {
  functions: Record<UserFunctionName, FunctionTexts>;
  /** Sentences for every function: about the way of working, and about spare time. */
  manner: string[];
  besides: string[];
  refuses: string[];
  /** Schools of masters, and of bachelors. */
  institutes: string[];
  colleges: string[];
  languages: Record<string, string>;
  ownAccount: string;
  /** `{years}`, `{title}`, `{city}`. */
  experienced: string;
  /** `{years}`, `{title}` or `{Title}` with a capital, `{best}`. */
  summary: string;
  /** `{piece}`. */
  worked: string;
  cv: Record<'profile' | 'experience' | 'education' | 'skills' | 'languages' | 'native' | 'now', string>;
  /** Mails from recruiters to candidates; `{client}` is a client. */
  mails: MailText[];
  /** The mail of a decline. */
  decline: MailText;
  /** Answers to the mails, in the same order, and an out-of-office notice. */
  answers: string[];
  outOfOffice: string;
  hello: string;
  bye: string;
  /** The four rich texts of a job: `{client}`, `{title}`, `{piece}`, and `{likes}` with a capital. */
  job: JobTexts;
}

export type JobTexts = Record<'introduction' | 'description' | 'about' | 'offer', string>;

const TEXTS: Record<Language, Texts> = { nl, fr, en };
export const textsIn = (language: Language): Texts => TEXTS[language];

export interface TaskText {
  title: string;
  type: TaskType;
  description: string;
}

/** Texts of recruiters, in English as in the pictures. `{first}` is the candidate's first name, `{client}` a client. */
interface RecruiterTexts {
  /** By their score, -1 to 3. */
  notes: Record<string, string[]>;
  /** Follows a note that mentions a colleague. */
  mentions: string[];
  /** Templates, with answers. */
  interviews: { type: string; questions: { question: string; answers: string[] }[] }[];
  tests: { name: string; remarks: string[] }[];
  tasks: TaskText[];
  /** About no candidate. */
  officeTasks: TaskText[];
  scorecardComments: string[];
  /** Reasons of mail servers for a refusal. */
  refusals: string[];
  /** Reasons for approval or decline. */
  decisions: Record<Exclude<DecidedStatus, 'pending'>, string[]>;
}
export const RECRUITER_TEXTS = recruiter as RecruiterTexts;

interface SkillCategory {
  label: Label;
  userfunctions: UserFunctionName[];
  skills: Label[];
}
/** The specialisations of the agency. */
export const SKILL_CATEGORIES = skills.categories as SkillCategory[];
/** Pending proposals of candidates. The first one is Camille Lefèvre's. */
export const PENDING_SKILLS: { category: string; label: Label }[] = skills.pending;
