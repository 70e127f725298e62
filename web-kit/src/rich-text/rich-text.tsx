import { isImageAddress, isWebAddress, RICH_TEXT_TAGS, type RichTextTag } from '@byline/shared-types/domain';
import { createElement, type ReactNode } from 'react';

const isKnown = (tag: string): tag is RichTextTag => tag in RICH_TEXT_TAGS;

/** Parses a whole document, because the parser of the portal's server needs one (candidate-portal/src/server/dom.ts). */
const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html').body;

/** Keeps links to http(s) and images over https. Other links lose their address; other images are removed. */
function propsOf(element: Element, tag: RichTextTag, me: string | undefined): Record<string, string> | null {
  if (tag === 'a') {
    const href = element.getAttribute('href');
    return isWebAddress(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
  }
  if (tag === 'img') {
    const src = element.getAttribute('src');
    return isImageAddress(src)
      ? { src, alt: element.getAttribute('alt') ?? '', referrerPolicy: 'no-referrer', loading: 'lazy' }
      : null;
  }
  if (tag === 'span') {
    if (element.getAttribute('data-type') !== 'mention') return {};
    return { 'data-mention': element.getAttribute('data-id') === me ? 'me' : 'other' };
  }
  const start = tag === 'ol' ? element.getAttribute('start') : null;
  return start !== null && /^\d{1,6}$/.test(start) ? { start } : {};
}

function toReact(node: Node, key: number, me: string | undefined): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (['script', 'style', 'template', 'iframe', 'object'].includes(tag)) return null;
  const children = [...node.childNodes].map((child, index) => toReact(child, index, me));
  if (!isKnown(tag)) return children;
  const props = propsOf(node, tag, me);
  if (props === null) return null;
  const isVoid = tag === 'br' || tag === 'hr' || tag === 'img';
  return createElement(tag, { ...props, key }, ...(isVoid ? [] : children));
}

/** Draws rich text as React elements through the shared allow-list, without raw HTML. */
export const richTextNodes = (html: string, me?: string): ReactNode[] =>
  [...parse(html).childNodes].map((node, index) => toReact(node, index, me));

/** The plain text of a rich text, with one line for each block. */
export function plainText(html: string): string {
  const body = parse(html);
  body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br').forEach((block) => block.append('\n'));
  return body.textContent.replace(/\n{2,}/g, '\n').trim();
}

/** Ids of the users a text mentions, each once. */
export function mentionIds(html: string): string[] {
  const mentions = parse(html).querySelectorAll('span[data-type="mention"][data-id]');
  return [...new Set([...mentions].map((mention) => mention.getAttribute('data-id') ?? ''))].filter(Boolean);
}
