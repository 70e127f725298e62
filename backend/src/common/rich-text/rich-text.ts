import { isImageAddress, isWebAddress, RICH_TEXT_TAGS } from '@byline/shared-types/domain';
import { convert, type HtmlToTextOptions } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';

/** Deeper than any real list; keeps hostile input from exhausting the stack. */
const MAX_DEPTH = 40;
const OBJECT_ID = /^[0-9a-f]{24}$/i;

const isMention = (attributes: Record<string, string>): boolean =>
  attributes['data-type'] === 'mention' && OBJECT_ID.test(attributes['data-id'] ?? '');

/** Other editors' tags for those of the allow-list. */
const SYNONYMS: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Links, images and spans without a valid purpose lose their tag; the text of a link stays. */
function excludedOf({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'a') return isWebAddress(attribs.href) ? false : 'excludeTag';
  if (tag === 'img') return !isImageAddress(attribs.src);
  if (tag === 'span') return isMention(attribs) ? false : 'excludeTag';
  return false;
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(RICH_TEXT_TAGS),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT_TAGS).map(([tag, attributes]) => [tag, [...attributes]])),
    a: [...RICH_TEXT_TAGS.a, 'rel'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    ...SYNONYMS,
    // Our own `rel`: a linked page learns neither the referrer nor gets a handle on our window.
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow' } }),
  },
  exclusiveFilter: excludedOf,
};

/** Rich text that is safe to store and show: only the tags and attributes of the allow-list. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

const TEXT: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH + 10 },
  selectors: [
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
  ],
};

/** The words that a reader sees and a search looks in. */
export const plainTextOf = (html: string): string => convert(html, TEXT).trim();

/** The distinct users that a rich text mentions, in order. */
export function mentionsOf(html: string): string[] {
  const ids = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: ['span'],
    allowedAttributes: { span: ['data-type', 'data-id'] },
    transformTags: {
      span: (tagName, attribs) => {
        if (isMention(attribs)) ids.add((attribs['data-id'] ?? '').toLowerCase());
        return { tagName, attribs };
      },
    },
  });
  return [...ids];
}

/** The replacement of an erased person's name, in every language. */
export const NOBODY = '@…';

/** A stored, sanitised text without the mark, id and name of every mention of these users. */
export function withoutMentions(html: string, userIds: readonly string[]): string {
  const opening = new RegExp(`(?=<span\\b[^>]* data-id="(?:${userIds.join('|')})")`, 'gi');
  return sanitizeHtml(html.replaceAll(opening, NOBODY), {
    ...OPTIONS,
    exclusiveFilter: (frame) => userIds.includes((frame.attribs['data-id'] ?? '').toLowerCase()) || excludedOf(frame),
  });
}
