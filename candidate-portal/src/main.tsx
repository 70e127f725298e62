import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import type { GivenJob } from './api/given-job';
import { App } from './app/App';
import { createHistory, HistoryContext } from './app/history';
import { AppRoutes } from './app/routes/router';
import { createStore } from './app/store';
import { GoneJobPath } from './features/apply/gone-job';
import { loadMessages } from './i18n/catalogues';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited here: what it fetches imports this file's chunk, which would wait for itself.
void start(root);

/** Draws the portal; a page that came drawn is woken up as it is, with what was typed into it, and one drawn for somebody else drawn anew. */
async function start(root: HTMLElement): Promise<void> {
  const store = createStore();
  const history = createHistory();
  const routed = (gone: string | null) => (
    <GoneJobPath value={gone}>
      <HistoryContext value={history}>
        <HistoryRouter history={history}>
          <AppRoutes />
        </HistoryRouter>
      </HistoryContext>
    </GoneJobPath>
  );
  const { language, session } = store.getState().session;
  const { drawn, job } = root.dataset;
  const isTheirs = drawn === language && session === null && document.documentElement.dataset.known === undefined;
  // Without its texts or the client the app says so, and tries again (MessagesProvider).
  const here = isTheirs
    ? await Promise.all([loadMessages(language), job === undefined ? null : import('./api/given-job')]).catch(
        () => null,
      )
    : null;
  if (here) {
    const [messages, given] = here;
    const answer = JSON.parse(job ?? 'null') as GivenJob | null;
    given?.connectWith(store, answer);
    hydrateRoot(
      root,
      <App store={store} messages={messages}>
        {routed(answer && 'gone' in answer ? answer.gone : null)}
      </App>,
    );
    return;
  }
  root.replaceChildren();
  delete document.documentElement.dataset.known;
  createRoot(root).render(<App store={store}>{routed(null)}</App>);
}
