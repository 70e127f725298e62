import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRouter } from '@byline/web-kit/address';
import { createBrowserRouter } from 'react-router-dom';
import { giveJob, type GivenJob } from './api/given-job';
import { App } from './app/App';
import { routes } from './app/routes/routes';
import { createStore } from './app/store';
import { GoneJobPath } from './features/apply/gone-job';
import { loadMessages } from './i18n/catalogues';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: a top-level await would wait for chunks that import this file.
void start(root);

/** Hydrates a page that the server drew for this visitor, and keeps the typed text; renders any other page anew. */
async function start(root: HTMLElement): Promise<void> {
  const store = createStore();
  const router = createBrowserRouter(routes);
  const { language, session } = store.getState().session;
  const { drawn, job } = root.dataset;
  const isTheirs = drawn === language && session === null && document.documentElement.dataset.known === undefined;
  // If the texts do not load, MessagesProvider says so and tries again.
  const [messages] = isTheirs ? await Promise.all([loadMessages(language).catch(() => null), settled(router)]) : [null];
  if (messages) {
    const given = JSON.parse(job ?? 'null') as GivenJob | null;
    if (given) store.dispatch(giveJob(given));
    hydrateRoot(
      root,
      <App store={store} messages={messages}>
        <GoneJobPath value={given && 'gone' in given ? given.gone : null}>
          <AppRouter router={router} />
        </GoneJobPath>
      </App>,
    );
    return;
  }
  root.replaceChildren();
  delete document.documentElement.dataset.known;
  createRoot(root).render(
    <App store={store}>
      <AppRouter router={router} />
    </App>,
  );
}

/** Waits for the code of the first screen. */
function settled(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}
