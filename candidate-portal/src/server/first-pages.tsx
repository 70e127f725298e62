import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import type { Messages } from '@byline/web-kit/i18n';
import { sessionReducer, startingSession } from '@byline/web-kit/session';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { createLateStore } from '../api/late-store';
import { App } from '../app/App';
import EntryPage from '../app/routes/pages/EntryPage';
import { Root } from '../app/routes/Root';
import { loadMessages } from '../i18n/catalogues';

/** A screen as it comes first, before any script: what stands in `#root`, and the title. */
export interface FirstPage {
  language: Language;
  html: string;
  title: string;
}

/** The same tree as the router's, with its page there at once. */
const routes = [{ element: <Root />, children: [{ path: '*', element: <EntryPage /> }] }];

/** The entry as a visitor finds it, drawn before any script: one in each language (docs/domain/interface.md#first-pages). */
export const drawFirstPages = (): Promise<FirstPage[]> =>
  Promise.all(LANGUAGES.map(async (language) => draw(language, await loadMessages(language))));

function draw(language: Language, messages: Messages): FirstPage {
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  const store = createLateStore({ session: sessionReducer }, { session: startingSession(language) });
  const drawn = renderToString(<App store={store} router={router} messages={messages} />);
  const title = /<title>(.*?)<\/title>/.exec(drawn);
  if (!title) throw new Error('The first page has no title');
  return { language, html: drawn.replace(title[0], ''), title: title[0] };
}
