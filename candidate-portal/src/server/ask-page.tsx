import { type Language } from '@byline/shared-types/domain';
import type { Messages } from '@byline/web-kit/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { AskLanguages } from '../features/availability-ask/components/AskLanguages';
import { AskSheet } from '../features/availability-ask/components/AskSheet';
import type { AskPage } from '../features/availability-ask/page';
import { loadMessages } from '../i18n/catalogues';
import { Document, type Frame } from './Document';

/** Only the server loads these texts, because the page has no script. */
const own = import.meta.glob<Messages>('../../i18n/ask/*.json', { import: 'default' });

/** Draws the page of a mail that asks for an availability, a whole document in the language of the person. */
export async function renderAskPage(language: Language, page: AskPage, frame: Frame): Promise<string> {
  const [texts, ask] = await Promise.all([loadMessages(language), own[`../../i18n/ask/${language}.json`]?.()]);
  const answer = page.name === 'question' ? page.form.answer : null;
  return `<!doctype html>${renderToStaticMarkup(
    <Document
      frame={frame}
      language={language}
      messages={{ ...texts, ...ask }}
      action={<AskLanguages answer={answer} />}
    >
      <AskSheet page={page} language={language} />
    </Document>,
  )}`;
}
