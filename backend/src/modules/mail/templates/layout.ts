import { escapeHtml } from '@byline/shared-types/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The values of the layout. It escapes all except `body` and `after`, which are sanitised or built of escaped parts. */
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

/** compile-layout.ts writes it from layout.mjml. */
const LAYOUT = readFileSync(join(import.meta.dirname, 'layout.html'), 'utf8');

/** The HTML of a mail: fills in `{{ name }}`, and leaves out `{{#part}}…{{/part}}` without that part. */
export function renderLayout({ heading, button, body, after, ...rest }: LayoutContent): string {
  const parts: Record<string, boolean> = { heading: heading !== null, button: button !== null };
  const escaped = { ...rest, heading: heading ?? '', buttonLabel: button?.label ?? '', buttonUrl: button?.url ?? '' };
  const values = new Map(Object.entries(escaped).map(([name, text]) => [name, escapeHtml(text)]));
  values.set('body', body).set('after', after);
  return LAYOUT.replace(/\s*\{\{#(\w+)\}\}(.*?)\s*\{\{\/\1\}\}/gs, (_, part: string, inside: string) =>
    parts[part] ? inside : '',
  ).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values.get(name) ?? '');
}
