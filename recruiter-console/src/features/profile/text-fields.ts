import { candidateInfoTexts, candidateTexts, line, text, type TextField } from '@byline/web-kit/candidate';
import { webAddress } from '@byline/web-kit/schema';
import { string } from 'yup';

/**
 * Texts of the candidate: those in both apps, and those that only recruiters change. Each text in this list is part of the form's values,
 * checks and change, and of the comparison of two versions.
 */
export const CANDIDATE_TEXTS = {
  ...candidateTexts,
  skype: { label: 'profileForm.skype', check: line() },
  website: { label: 'candidate.website', check: webAddress() },
  websiteTag: { label: 'profile.websiteTag', check: line() },
  sourceId: { label: 'candidate.source', check: string() },
  resumeSummary: { label: 'profile.summary', check: text() },
  info: { label: 'profile.info', check: text() },
} satisfies Record<string, TextField>;

export const INFO_TEXTS = {
  ...candidateInfoTexts,
  moreAboutYourself: { label: 'profile.about', check: text() },
} satisfies Record<string, TextField>;

export const ALL_TEXTS = { ...CANDIDATE_TEXTS, ...INFO_TEXTS };
export type TextValues = Record<keyof typeof ALL_TEXTS, string>;
