/** The one allow-list of rich text (notes, mails, jobs, tasks, remarks): what the editor makes, the server keeps and the screens show. */
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

/** Links and images point to http(s) addresses and nowhere else (docs/domain/interface.md#editor). */
export const isWebAddress = (value: string | null | undefined): value is string =>
  /^https?:\/\/[^\s]+$/i.test(value ?? '') && URL.canParse(value ?? '');

/** The text a reader sees, for "at least 2 characters" (docs/domain/interface.md#editor). */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
