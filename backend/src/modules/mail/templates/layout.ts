import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a mail fills the layout with. Values are escaped, except `body` and `after`, which are sanitised or made of escaped parts. */
export interface LayoutContent {
  language: string;
  subject: string;
  /** The word mark above the letter. */
  brand: string;
  heading: string | null;
  body: string;
  button: { label: string; url: string } | null;
  /** Below the button; like `body`. */
  after: string;
  footer: string;
}

/** Compiled from layout.mjml by compile-layout.ts. */
const LAYOUT = readFileSync(join(import.meta.dirname, 'layout.html'), 'utf8');
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The HTML of a mail: `{{ name }}` is filled in, and `{{#part}}…{{/part}}` left out when the mail has no such part. */
export function renderLayout({ heading, button, body, after, ...rest }: LayoutContent): string {
  const parts: Record<string, boolean> = { heading: heading !== null, button: button !== null };
  const escaped = { ...rest, heading: heading ?? '', buttonLabel: button?.label ?? '', buttonUrl: button?.url ?? '' };
  const values = new Map(Object.entries(escaped).map(([name, text]) => [name, escapeHtml(text)]));
  values.set('body', body).set('after', after);
  return LAYOUT.replace(/\s*\{\{#(\w+)\}\}(.*?)\s*\{\{\/\1\}\}/gs, (_, part: string, inside: string) =>
    parts[part] ? inside : '',
  ).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values.get(name) ?? '');
}
