import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './app-policy.ts';
import { attribute } from './page.ts';
import { PublicApi } from './public-api.ts';
import type { FirstPage, GivenJob, LoadedRenderer, Manifest } from './renderer.ts';

const DEFAULT_LANGUAGE = 'en';
/** The cookie for `byline.lang` of web-kit/src/session/storage.ts. */
const COOKIE = /(?:^|; *)byline\.lang=(\w+)/;

/** The screens' sources, as named in the manifest of the build. */
const ENTRY = ['src/app/routes/pages/EntryPage.tsx'];
const REGISTER = ['src/app/routes/pages/RegisterPage.tsx'];
const APPLY = ['src/app/routes/pages/ApplyPage.tsx'];

/** The document of a page; it preloads the files of its screens, so that the browser requests all at once. */
type ToDocument = (page: FirstPage, screens: string[], data?: string) => string;

function documents(index: string, manifest: Manifest): ToDocument {
  const filesOf = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] ?? {};
    return [...(file === undefined ? [] : [file]), ...imports.flatMap((one) => filesOf(one))];
  };
  return ({ language, html, title }, screens, data = '') => {
    const texts = Object.keys(manifest).filter((key) => manifest[key]?.name === language);
    const preloads = [...new Set([...screens, ...texts].flatMap(filesOf))]
      .filter((file) => !index.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return index
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/<title>.*?<\/title>/, () => title + preloads.join(''))
      .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${language}"${data}>${html}</div>`);
  };
}

/** The language of `?lang=`, English for an unknown value; without it, the browser's last language. */
function languageOf({ query, headers }: FastifyRequest, languages: readonly string[]): string {
  const { lang } = query as { lang?: string | string[] };
  const asked = Array.isArray(lang) ? lang[0] : lang;
  const wanted = asked ?? COOKIE.exec(headers.cookie ?? '')?.[1] ?? DEFAULT_LANGUAGE;
  return languages.includes(wanted) ? wanted : DEFAULT_LANGUAGE;
}

/**
 * Entry, registration and apply links as server-drawn pages, readable before any script (docs/domain/interface.md#first-pages). Draws
 * the first two once, an apply link for each request.
 */
export async function serveFirstPages(
  server: FastifyInstance,
  renderer: LoadedRenderer,
  { env, index, manifest, sendPage }: { env: Env; index: string; manifest: Manifest; sendPage: Send },
): Promise<void> {
  const api = new PublicApi(env);
  const toDocument = documents(index, manifest);
  const byLanguage = (pages: FirstPage[], screens: string[]): Map<string, string> =>
    new Map(pages.map((page) => [page.language, toDocument(page, screens)]));
  const entries = byLanguage(await renderer.drawEntryPages(), ENTRY);
  const registers = byLanguage(await renderer.drawRegisterPages(), REGISTER);
  const languages = [...entries.keys()];
  const send = (reply: FastifyReply, page: string | undefined): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  const sendApply = async (request: FastifyRequest, reply: FastifyReply, job: GivenJob | null) => {
    const [path = ''] = request.url.split('?');
    const page = await renderer.drawApplyPage(languageOf(request, languages), path, job);
    return send(reply, toDocument(page, APPLY, ` data-job="${attribute(job)}"`));
  };
  // Says that the job is gone and lists the open jobs; if the API is away, the app does.
  const sendGone = async (request: FastifyRequest, reply: FastifyReply) => {
    const open = await api.jobs(renderer.openJobsQuery);
    if (open === null) return sendPage(request, reply);
    const [gone = ''] = request.url.split('?');
    return sendApply(request, reply, { gone, open });
  };
  server.get('/', (request, reply) => send(reply, entries.get(languageOf(request, languages))));
  for (const path of ['/register', '/register/:jobId'])
    server.get(path, (request, reply) => send(reply, registers.get(languageOf(request, languages))));
  server.get<{ Params: { campaignId: string; jobId: string } }>('/apply/:campaignId/:jobId', async (request, reply) => {
    const { campaignId, jobId } = request.params;
    const found = await api.job(campaignId, jobId);
    if (found.status === 503) return sendPage(request, reply);
    if (found.status !== 200) return sendGone(request, reply.code(found.status));
    return sendApply(request, reply, { campaignId, jobId, answer: found.answer });
  });
  server.get('/apply/:campaignId', (request, reply) => sendApply(request, reply, null));
  server.get<{ Params: { jobId: string } }>('/jobs/apply/:jobId', async (request, reply) => {
    const status = await api.jobStatus(request.params.jobId);
    if (status === 404 || status === 410) return sendGone(request, reply.code(status));
    return sendApply(request, reply, null);
  });
}

/** Sends the empty page, which the app fills. */
type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
