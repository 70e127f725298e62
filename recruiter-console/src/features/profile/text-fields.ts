import { candidateInfoTexts, candidateTexts, line, text, type TextField } from '@byline/web-kit/candidate';
import { isWebAddress, MAX_URL } from '@byline/shared-types/domain';
import { string } from 'yup';
import { candidateMessages as words } from '../../components/candidate/messages';
import { candidateEditMessages, messages } from './messages';

const webAddress = string()
  .max(MAX_URL, 'too_long')
  .test('url', 'invalid_url', (value) => !value?.trim() || isWebAddress(value.trim()));

/**
 * Texts of the candidate, those of both apps and those that only recruiters change; what is in this list is in the form's
 * values, its checks, its change and the comparison of two versions.
 */
export const CANDIDATE_TEXTS = {
  ...candidateTexts,
  skype: { label: candidateEditMessages.skype, check: line() },
  website: { label: words.website, check: webAddress },
  websiteTag: { label: messages.websiteTag, check: line() },
  sourceId: { label: words.source, check: string() },
  resumeSummary: { label: messages.summary, check: text() },
  info: { label: messages.info, check: text() },
} satisfies Record<string, TextField>;

/** Texts of `candidateInfo`. */
export const INFO_TEXTS = {
  ...candidateInfoTexts,
  moreAboutYourself: { label: messages.about, check: text() },
} satisfies Record<string, TextField>;

export const ALL_TEXTS = { ...CANDIDATE_TEXTS, ...INFO_TEXTS };
export type TextValues = Record<keyof typeof ALL_TEXTS, string>;
