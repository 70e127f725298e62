import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer } from '../../../app-server/src/app-server.ts';

export interface DrawnPages {
  /** The body of an answer of the portal's server. */
  page(path: string): Promise<string>;
  close(): Promise<void>;
}

/** The look of a page is tested in e2e; here a page is the data from which the server would draw it. */
const RENDERER = `
  export const renderPublicPage = (candidate) => JSON.stringify(candidate);
  export const renderNoPage = (status) => String(status);
  export const openJobsQuery = 'limit=10';
  export const languages = ['en'];
  export const drawNotice = async () => '';
  export const drawPlainPage = async (language, _address, page) =>
    ({ language, html: JSON.stringify(page), title: '<title>Byline</title>' });
  export const drawEntryPages = async () => [];
  export const drawRegisterPages = async () => [];
`;

/** The portal's server in front of an API, with its caches. */
export async function drawnPages(apiUrl: string): Promise<DrawnPages> {
  const dist = await mkdtemp(join(tmpdir(), 'byline-app-'));
  const files: Record<string, string> = {
    'index.html':
      '<html lang="en"><title>Byline</title><script src="/assets/app-1.js"></script><div id="root"></div></html>',
    '.server/package.json': '{ "type": "module" }',
    '.server/entry.js': RENDERER,
    '.server/app.json': JSON.stringify({
      'src/app/routes/pages/EntryPage.tsx': { file: 'assets/EntryPage-3.js', imports: [] },
    }),
    '.server/manifest.json': JSON.stringify({ 'entry.tsx': { isEntry: true, css: [], assets: [] } }),
  };
  await mkdir(join(dist, '.server'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  const server = await appServer(
    'candidate-portal',
    { PUBLIC_API_URL: apiUrl, PORTAL_URL: 'https://jobs.example.org' },
    dist,
  );
  return {
    page: async (path) => (await server.inject(path)).body,
    close: async () => {
      await server.close();
      await rm(dist, { recursive: true });
    },
  };
}
