import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { router } from './app/routes/router';
import { createStore } from './app/store';
import { loadMessages } from './i18n/catalogues';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore();
const { language, session } = store.getState().session;

// A page that came drawn is woken up as it is, with what was typed into it; one that was drawn for somebody else is drawn anew.
const { drawn } = root.dataset;
const isTheirs = drawn === language && session === null && document.documentElement.dataset.known === undefined;
// Without them the app says so, and tries again (MessagesProvider).
const messages = isTheirs ? await loadMessages(language).catch(() => null) : null;
if (messages) {
  hydrateRoot(root, <App store={store} router={router} messages={messages} />);
} else {
  root.replaceChildren();
  delete document.documentElement.dataset.known;
  createRoot(root).render(<App store={store} router={router} />);
}
