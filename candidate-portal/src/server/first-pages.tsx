import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { sessionReducer, startingSession } from '@byline/web-kit/session';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useRoutes, type Location } from 'react-router-dom';
import { connectWith, type GivenJob } from '../api/given-job';
import { createLateStore } from '../api/late-store';
import { OPEN_JOBS } from '../api/open-jobs';
import { App } from '../app/App';
import ApplyPage from '../app/routes/pages/ApplyPage';
import EntryPage from '../app/routes/pages/EntryPage';
import RegisterPage from '../app/routes/pages/RegisterPage';
import { Root } from '../app/routes/Root';
import WithApi from '../app/routes/WithApi';
import { GoneJobPath } from '../features/apply/gone-job';
import { UNKNOWN_VISITOR } from '../features/registration/model';
import { loadMessages } from '../i18n/catalogues';

/** A screen as it comes first, before any script: what stands in `#root`, and the title. */
export interface FirstPage {
  language: Language;
  html: string;
  title: string;
}

/** The same tree as the router's, with its pages there at once. */
const routes = [
  {
    element: <Root />,
    children: [
      {
        element: <WithApi />,
        children: ['apply/:campaignId/:jobId?', 'jobs/apply/:jobId'].map((path) => ({ path, element: <ApplyPage /> })),
      },
      { path: 'register', element: <RegisterPage /> },
      { path: '*', element: <EntryPage /> },
    ],
  },
];

const Routed = () => useRoutes(routes);

const inEachLanguage = (location: Partial<Location>): Promise<FirstPage[]> =>
  Promise.all(LANGUAGES.map((language) => draw(language, location)));

/** The entry as a visitor finds it, drawn before any script: one in each language (docs/domain/interface.md#first-pages). */
export const drawEntryPages = (): Promise<FirstPage[]> => inEachLanguage({ pathname: '/' });

/** The registration as whoever reloads it finds it. */
export const drawRegisterPages = (): Promise<FirstPage[]> =>
  inEachLanguage({ pathname: '/register', state: UNKNOWN_VISITOR });

/** How the server asks for what is open in place of a job that is gone. */
export const openJobsQuery = new URLSearchParams(
  Object.entries(OPEN_JOBS).map(([name, value]) => [name, String(value)]),
).toString();

/** The page of an apply link, with its job where the link names a campaign's, or without it when that is gone. */
export const drawApplyPage = (language: Language, path: string, job: GivenJob | null): Promise<FirstPage> =>
  draw(language, { pathname: path }, job);

/** Without a job, not even null, there is no client of the API. */
async function draw(language: Language, location: Partial<Location>, job?: GivenJob | null): Promise<FirstPage> {
  const messages = await loadMessages(language);
  const store = createLateStore({ session: sessionReducer }, { session: startingSession(language) });
  if (job !== undefined) connectWith(store, job);
  const drawn = renderToString(
    <App store={store} messages={messages}>
      <GoneJobPath value={job && 'gone' in job ? job.gone : null}>
        <StaticRouter location={location}>
          <Routed />
        </StaticRouter>
      </GoneJobPath>
    </App>,
  );
  // A screen says its own after that of the page around it.
  const titles = drawn.match(/<title>.*?<\/title>/g) ?? [];
  const title = titles.at(-1);
  if (title === undefined) throw new Error('The first page has no title');
  return { language, html: titles.reduce((html, one) => html.replace(one, ''), drawn), title };
}
