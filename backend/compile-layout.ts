/**
 * Compiles the frame of mails: `node compile-layout.ts` writes layout.html from layout.mjml. MJML is large and needed for
 * nothing else, so it is not there when the product runs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mjml2html from 'mjml';

const folder = join(import.meta.dirname, 'src/modules/mail/templates');
export const layoutFile = join(folder, 'layout.html');

export async function compiledLayout(): Promise<string> {
  const source = await readFile(join(folder, 'layout.mjml'), 'utf8');
  const { html, errors } = await mjml2html(source, { validationLevel: 'strict', keepComments: false });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return `${html.trim()}\n`;
}

if (import.meta.main) await writeFile(layoutFile, await compiledLayout());
