import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './app-policy.ts';
import { languageOf } from './language.ts';
import { attribute, withFirstPage } from './page.ts';
import { PublicApi } from './public-api.ts';
import type { FirstPage, GivenJob, LoadedRenderer, Manifest } from './renderer.ts';

/** The screens' sources, as named in the manifest of the build. */
const ENTRY = ['src/app/routes/pages/EntryPage.tsx'];
const REGISTER = ['src/app/routes/pages/RegisterPage.tsx'];
const APPLY = ['src/app/routes/pages/ApplyPage.tsx'];
/** Texts that load with the screen that shows them. */
const LATER_TEXTS = /\/i18n\/cv\//;

/** The document of a page; it preloads the files of its screens, so that the browser requests all at once. */
type ToDocument = (page: FirstPage, screens: string[], data?: string) => string;

function documents(index: string, manifest: Manifest, notices: Map<string, string>): ToDocument {
  const filesOf = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] ?? {};
    return [...(file === undefined ? [] : [file]), ...imports.flatMap((one) => filesOf(one))];
  };
  return (page, screens, data = '') => {
    const { language } = page;
    const texts = Object.keys(manifest).filter((key) => manifest[key]?.name === language && !LATER_TEXTS.test(key));
    const preloads = [...new Set([...screens, ...texts].flatMap(filesOf))]
      .filter((file) => !index.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return withFirstPage(index, page, { head: preloads.join(''), data, notice: notices.get(language) ?? '' });
  };
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
  const notices = await Promise.all(
    renderer.languages.map(async (language) => [language, await renderer.drawNotice(language)] as const),
  );
  const toDocument = documents(index, manifest, new Map(notices));
  const byLanguage = (pages: FirstPage[], screens: string[]): Map<string, string> =>
    new Map(pages.map((page) => [page.language, toDocument(page, screens)]));
  const entries = byLanguage(await renderer.drawEntryPages(), ENTRY);
  const registers = byLanguage(await renderer.drawRegisterPages(), REGISTER);
  const send = (reply: FastifyReply, page: string | undefined): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  const sendApply = async (request: FastifyRequest, reply: FastifyReply, job: GivenJob | null) => {
    const [path = ''] = request.url.split('?');
    const page = await renderer.drawApplyPage(languageOf(request, renderer.languages), path, job);
    return send(reply, toDocument(page, APPLY, ` data-job="${attribute(job)}"`));
  };
  // Says that the job is gone and lists the open jobs; if the API is away, the app does.
  const sendGone = async (request: FastifyRequest, reply: FastifyReply) => {
    const open = await api.jobs(renderer.openJobsQuery);
    if (open === null) return sendPage(request, reply);
    const [gone = ''] = request.url.split('?');
    return sendApply(request, reply, { gone, open });
  };
  // A browser without scripts sends the forms of these pages as they are.
  const method = ['GET', 'HEAD', 'POST'];
  for (const url of ['/', '/login'])
    server.route({
      method,
      url,
      handler: (request, reply) => send(reply, entries.get(languageOf(request, renderer.languages))),
    });
  for (const url of ['/register', '/register/:jobId'])
    server.route({
      method,
      url,
      handler: (request, reply) => send(reply, registers.get(languageOf(request, renderer.languages))),
    });
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
