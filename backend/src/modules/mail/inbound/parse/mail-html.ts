import { DomUtils, parseDocument } from 'htmlparser2';
import { plainTextOf, sanitiseRichText } from '../../../../common/rich-text/rich-text.js';
import { takeQuotes } from './quoted-html.js';

type Nodes = Parameters<typeof DomUtils.getOuterHTML>[0];

/** The own and the repeated words of a mail, as rich text. */
export interface MailHtml {
  html: string;
  quote: string;
}

const MAX_DEPTH = 150;
const GONE = new Set(['head', 'style', 'script', 'title', 'img', 'svg', 'form', 'object', 'iframe', 'meta', 'link']);
/** Blocks that rich text does not have: the innermost ones become paragraphs. */
const BLOCKS = /<\/?(div|tr|section|article|header|footer|center|address|dl|dt|dd|figure|main|aside)\b[^>]*>/gi;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

function depthOf(html: string): number {
  let [depth, most] = [0, 0];
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    if (/^(br|img|hr|meta|link|input|col|wbr|p|li|td|tr)$/i.test(name)) continue;
    depth = Math.max(0, depth + (close ? -1 : 1));
    most = Math.max(most, depth);
  }
  return most;
}

const isVisible = (html: string): boolean =>
  /<hr\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|[\s\u00a0\u200b\ufeff]/g, '') !== '';

/** Rich text has paragraphs, lists and quotes but no boxes: each box is a paragraph of its own. */
function paragraphs(html: string): string {
  const flat = html
    .replace(/<\/?o:p\b[^>]*>/gi, '')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(BLOCKS, '</p><p>')
    .replace(/(<br\b[^>]*>\s*){3,}/gi, '<br><br>');
  const clean = sanitiseRichText(flat);
  return withoutEmpty(clean);
}

/** Drops empty paragraphs and wraps words outside of one. */
function withoutEmpty(html: string): string {
  const document = parseDocument(html);
  const pieces: string[] = [];
  let loose = '';
  const flush = (): void => {
    const inner = loose.replace(/^(\s|<br ?\/?>|&nbsp;|\u00a0)+|(\s|<br ?\/?>|&nbsp;|\u00a0)+$/g, '');
    if (isVisible(inner)) pieces.push(`<p>${inner}</p>`);
    loose = '';
  };
  for (const node of document.children) {
    const outer = DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' });
    const isBlock = 'name' in node && /^(p|h[234]|ul|ol|pre|blockquote|hr)$/.test(node.name);
    if (!isBlock) {
      loose += outer;
      continue;
    }
    flush();
    if ('name' in node && node.name === 'p') {
      loose = DomUtils.getInnerHTML(node, { encodeEntities: 'utf8' });
      flush();
    } else if (isVisible(outer)) pieces.push(outer);
  }
  flush();
  return pieces.join('');
}

/** Cleans the HTML of a mail; null if it is nested too deep to read. */
export function readHtml(html: string): MailHtml | null {
  if (depthOf(html) > MAX_DEPTH) return null;
  const document = parseDocument(html);
  for (const gone of DomUtils.findAll(({ name }) => GONE.has(name), document.children)) DomUtils.removeElement(gone);
  // A stranger mentions nobody.
  for (const mention of DomUtils.findAll(({ attribs }) => 'data-type' in attribs, document.children))
    delete mention.attribs['data-type'];
  const quotes = takeQuotes(document);
  const outer = (nodes: Nodes): string => DomUtils.getOuterHTML(nodes);
  return { html: paragraphs(outer(document.children)), quote: paragraphs(outer(quotes)) };
}

/** Plain text as rich text: a paragraph for each block of lines. */
export const htmlOfText = (text: string): string =>
  sanitiseRichText(
    text
      .split(/\n[ \t]*\n+/)
      .filter((block) => block.trim() !== '')
      .map((block) => `<p>${escaped(block.replace(/^\n+|\s+$/g, '')).replaceAll('\n', '<br>')}</p>`)
      .join(''),
  );

export const textOfHtml = plainTextOf;
