import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { startingSession } from '@byline/web-kit/session';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { giveJob, type GivenJob } from '../api/given-job';
import { OPEN_JOBS } from '../api/open-jobs';
import { App } from '../app/App';
import { routes } from '../app/routes/routes';
import { storeWith } from '../app/store';
import { GoneJobPath } from '../features/apply/gone-job';
import { UNKNOWN_VISITOR } from '../features/registration/model';
import { loadMessages } from '../i18n/catalogues';

/** A screen that the server draws: the content of `#root`, and the title. */
export interface FirstPage {
  language: Language;
  html: string;
  title: string;
}

const handler = createStaticHandler(routes);

interface Drawn {
  path: string;
  /** The navigation state of the page. */
  state?: unknown;
  job?: GivenJob | null;
}

const inEachLanguage = (drawn: Drawn): Promise<FirstPage[]> =>
  Promise.all(LANGUAGES.map((language) => draw(language, drawn)));

/** Draws the entry for a visitor, once in each language (docs/domain/interface.md#first-pages). */
export const drawEntryPages = (): Promise<FirstPage[]> => inEachLanguage({ path: '/' });

/** Draws the registration as a visitor sees it after a reload. */
export const drawRegisterPages = (): Promise<FirstPage[]> =>
  inEachLanguage({ path: '/register', state: UNKNOWN_VISITOR });

/** The query for the open jobs that replace a closed one. */
export const openJobsQuery = new URLSearchParams(
  Object.entries(OPEN_JOBS).map(([name, value]) => [name, String(value)]),
).toString();

/** Draws the page of an apply link with its job, or with the open jobs if that job is gone. */
export const drawApplyPage = (language: Language, path: string, job: GivenJob | null): Promise<FirstPage> =>
  draw(language, { path, job });

async function draw(language: Language, { path, state = null, job = null }: Drawn): Promise<FirstPage> {
  const messages = await loadMessages(language);
  const store = storeWith(startingSession(language));
  if (job) store.dispatch(giveJob(job));
  const context = await handler.query(new Request(new URL(path, 'http://portal')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  context.location.state = state;
  const drawn = renderToString(
    <App store={store} messages={messages}>
      <GoneJobPath value={job && 'gone' in job ? job.gone : null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </GoneJobPath>
    </App>,
  );
  // The layout may have a title too; the last one is that of the screen.
  const titles = drawn.match(/<title>.*?<\/title>/g) ?? [];
  const title = titles.at(-1);
  if (title === undefined) throw new Error('The first page has no title');
  return { language, html: titles.reduce((html, one) => html.replace(one, ''), drawn), title };
}
