import type { UserFunctionName } from '@byline/shared-types/domain';
import type { CandidateRecord } from './candidate.record.js';

/** The fields in the last part of a public page's address (docs/domain/candidates.md#speaking-address). */
type Named = Pick<CandidateRecord, 'firstname' | 'function'>;

/** Functions in the words of the page, which is in English. */
const WORDS: Record<UserFunctionName, string> = {
  copywriter: 'copywriter',
  contentprojectmanager: 'content project manager',
  technicalwriter: 'technical writer',
  uxcopywriter: 'ux copywriter',
  translator: 'translator',
  contentmarketer: 'content marketer',
  Designer: 'graphic designer',
  digitalmarketer: 'digital marketer',
  socialmediacontentcreator: 'social media content creator',
};
/** The most letters of a first name in an address. */
const MAX_NAME = 40;
/** The most addresses that lead to one person. */
const MAX_SLUGS = 20;

/** Folds an address, so that its case does not matter. */
export const foldSlug = (slug: string): string => slug.toLowerCase().normalize('NFC');

/** First name and function in small letters; Latin letters lose their accents, other scripts keep theirs. Empty without a letter. */
export function slugWords({ firstname, function: role }: Named): string {
  const name = firstname
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  const words = `${[...name].slice(0, MAX_NAME).join('')} ${role ? WORDS[role] : ''}`;
  return foldSlug(words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, ''));
}

/** Taken words with the last digits of the person's id. A running number would reveal how many people share them, private ones included. */
export const numberedSlug = (words: string, id: string, digits: number): string =>
  `${words}-${BigInt(`0x${id}`).toString().slice(-digits)}`;

/** Whether an address consists of these words, with or without a number. */
export const isSlugOf = (words: string, slug: string): boolean =>
  slug.startsWith(words) && /^(-\d+)?$/.test(slug.slice(words.length));

/** A person's addresses, the current one first. */
export const slugsWith = (slug: string, own: readonly string[]): string[] =>
  [slug, ...own.filter((one) => one !== slug)].slice(0, MAX_SLUGS);
