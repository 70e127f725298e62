import { startingSession } from '@byline/web-kit/session';
import { loadMessages } from '../i18n/catalogues';
import { askedLanguage } from '../i18n/language';
import { opensList } from './store/opens-list';

/*
 * Asks for the files that the first page needs. `main.tsx` imports this first, so that they arrive while the browser evaluates
 * the rest of the app, which takes a slow computer as long. The page asks again and says when a file cannot be loaded.
 */
const { language, session } = startingSession(askedLanguage());
const files = [
  loadMessages(language),
  document.fonts.load('13px "Inter Variable"'),
  ...(opensList(session, location) ? [import('./routes/CandidatesPage')] : []),
];
Promise.all(files).catch(() => undefined);
