import { isLongEnough } from './text.js';

/** The allow-list of rich text (notes, mails, jobs, tasks, remarks), shared by the editor, the server and the screens. */
export const RICH_TEXT_TAGS = {
  p: [],
  br: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  mark: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  hr: [],
  a: ['href'],
  img: ['src', 'alt'],
  /** A mention: `<span data-type="mention" data-id="{userId}" data-label="{name}">@{name}</span>`. */
  span: ['data-type', 'data-id', 'data-label'],
} as const satisfies Record<string, readonly string[]>;
export type RichTextTag = keyof typeof RICH_TEXT_TAGS;

/** Links and images have http(s) addresses only (docs/domain/interface.md#editor). */
export const isWebAddress = (value: string | null | undefined): value is string =>
  /^https?:\/\/[^\s]+$/i.test(value ?? '') && URL.canParse(value ?? '');

/** Adds the scheme, because people type addresses without it. */
export const withScheme = (address: string): string => {
  const typed = address.trim();
  return typed === '' || /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
};

/** Images must use https, because the pages block others. */
export const isImageAddress = (value: string | null | undefined): value is string =>
  isWebAddress(value) && /^https:/i.test(value);

const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;
/** The only entities in text from the sanitiser and the editor. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The plain text of a rich text, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(TAG, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** "At least two visible characters", counting the characters that a reader sees. */
export const isRichTextLongEnough = (html: string): boolean => isLongEnough(plainText(html));
