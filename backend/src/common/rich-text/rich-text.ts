import { isImageAddress, isWebAddress, RICH_TEXT_TAGS } from '@byline/shared-types/domain';
import { convert, type HtmlToTextOptions } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';

/** Deeper than anybody nests a list; keeps hostile input from exhausting the stack. */
const MAX_DEPTH = 40;
const OBJECT_ID = /^[0-9a-f]{24}$/i;

const isMention = (attributes: Record<string, string>): boolean =>
  attributes['data-type'] === 'mention' && OBJECT_ID.test(attributes['data-id'] ?? '');

/** What other editors write for the tags of the allow-list. */
const SYNONYMS: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Links, images and spans that are not what they are for lose their tag; what a link says stays. */
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
    // `rel` is ours: the page a reader came from is nobody's business, and no page gets a handle on ours.
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow' } }),
  },
  exclusiveFilter: excludedOf,
};

/** Rich text as it may be stored and shown: the tags and attributes of the one allow-list, nothing else. */
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

/** The words a reader sees, which a search looks in. */
export const plainTextOf = (html: string): string => convert(html, TEXT).trim();

/** The distinct users mentioned in a rich text, in their order. */
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

/** What stands in the place of somebody who was erased, in every language. */
export const NOBODY = '@…';

/** The same text without what says who these users were: mark, id and name of every mention of them. It is one that is stored, so sanitised. */
export function withoutMentions(html: string, userIds: readonly string[]): string {
  const opening = new RegExp(`(?=<span\\b[^>]* data-id="(?:${userIds.join('|')})")`, 'gi');
  return sanitizeHtml(html.replaceAll(opening, NOBODY), {
    ...OPTIONS,
    exclusiveFilter: (frame) => userIds.includes((frame.attribs['data-id'] ?? '').toLowerCase()) || excludedOf(frame),
  });
}
