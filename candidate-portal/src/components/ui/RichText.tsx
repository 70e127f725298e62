import { isWebAddress, RICH_TEXT_TAGS } from '@byline/shared-types/domain';
import { createElement, Fragment, type ReactNode } from 'react';

const isAllowed = (tag: string): tag is keyof typeof RICH_TEXT_TAGS => Object.hasOwn(RICH_TEXT_TAGS, tag);
const SILENT = new Set(['script', 'style', 'template']);
const VOID = new Set(['br', 'hr', 'img']);

/** Only what the shared allow-list knows: an element outside it leaves its text, a link that is not http(s) loses its address. */
function toElement(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.tagName.toLowerCase();
  if (SILENT.has(tag)) return null;
  const children = VOID.has(tag) ? null : [...node.childNodes].map(toElement);
  if (!isAllowed(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag, { key, ...attributesOf(node, tag) }, children);
}

function attributesOf(element: HTMLElement, tag: string): Record<string, string> {
  if (tag === 'a') {
    const href = element.getAttribute('href');
    return isWebAddress(href) ? { href, rel: 'noreferrer noopener', target: '_blank' } : {};
  }
  if (tag === 'img') {
    const src = element.getAttribute('src');
    return isWebAddress(src) ? { src, alt: element.getAttribute('alt') ?? '' } : {};
  }
  return {};
}

/** Stored HTML as elements, never as markup put into the page. */
export function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{[...body.childNodes].map(toElement)}</>;
}
