import type { UserFunctionName } from '@byline/shared-types/domain';
import type { CandidateRecord } from './candidate.record.js';

/** What the last part of a public page's speaking address is made of (docs/domain/candidates.md#speaking-address). */
type Named = Pick<CandidateRecord, 'firstname' | 'function'>;

/** Functions as people say them; the page is in English. */
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
/** Letters of a first name that an address takes. */
const MAX_NAME = 40;
/** Addresses that go on leading to one person. */
const MAX_SLUGS = 20;

/** How an address is compared: in whatever case somebody types it. */
export const foldSlug = (slug: string): string => slug.toLowerCase().normalize('NFC');

/** First name and function in small letters; Latin letters lose their accents, those of other scripts stay. Empty without a letter. */
export function slugWords({ firstname, function: role }: Named): string {
  const name = firstname
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  const words = `${[...name].slice(0, MAX_NAME).join('')} ${role ? WORDS[role] : ''}`;
  return foldSlug(words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, ''));
}

/**
 * The words with the last digits of the person's id as a number, for when they are taken. The next number in a row would tell how many there
 * are, of whom some are not public.
 */
export const numberedSlug = (words: string, id: string, digits: number): string =>
  `${words}-${BigInt(`0x${id}`).toString().slice(-digits)}`;

/** Whether an address is made of these words, with a number or without. */
export const isSlugOf = (words: string, slug: string): boolean =>
  slug.startsWith(words) && /^(-\d+)?$/.test(slug.slice(words.length));

/** The addresses of somebody, the one that is shown first. */
export const slugsWith = (slug: string, own: readonly string[]): string[] =>
  [slug, ...own.filter((one) => one !== slug)].slice(0, MAX_SLUGS);
