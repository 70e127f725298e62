import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './app-policy.ts';
import { RenderCache } from './render-cache.ts';
import { Pictures } from './pictures.ts';
import { PublicApi, type Found } from './public-api.ts';
import type { Frame, LoadedRenderer, NoPage } from './renderer.ts';

/** Maximum of cached pages; each has some 20 kB. */
const KEPT = 200;

/** The portal's address for browsers, without a slash at the end. */
export const portalUrl = ({ PORTAL_URL }: Env): string => (PORTAL_URL || 'http://localhost:3001').replace(/\/$/, '');

export const publicPath = (id: string): string => `/public/candidate/${id}`;

/** Draws public pages, readable without a script (docs/domain/candidates.md#public-profile). */
export function servePublicPages(server: FastifyInstance, renderer: LoadedRenderer, env: Env): void {
  const api = new PublicApi(env);
  const pages = new RenderCache<string>(KEPT);
  const pictures = new Pictures(api);
  const frameOf = (path: string, found: Found | { status: NoPage }): Frame => ({
    ...renderer.files,
    address: `${portalUrl(env)}${path}`,
    indexed: env.SEARCH_ENGINES !== 'false' && found.status === 200 && found.candidate.searchable,
  });
  server.get<{ Params: { id: string } }>('/public/candidate/:id', async (request, reply) => {
    const found = await api.candidate(request.params.id);
    // The API's spelling of the id, so that a page has one address.
    const frame = frameOf(publicPath(found.status === 200 ? found.candidate._id : request.params.id), found);
    reply.type('text/html; charset=utf-8');
    if (found.status === 200) {
      const { candidate } = found;
      const page = pages.of([candidate, frame], () => renderer.renderPublicPage(candidate, frame));
      return revalidated(request, reply, page);
    }
    return refused(reply, found.status).send(renderer.renderNoPage(found.status, frame));
  });
  server.get<{ Params: { slug: string } }>('/with/:slug', async (request, reply) => {
    const { slug } = request.params;
    const found = await api.candidateId(slug);
    // Never cached: the address may become invalid, and later belong to another person.
    if (found.status === 200) return reply.header('cache-control', 'no-store').redirect(publicPath(found.id), 302);
    const frame = frameOf(`/with/${encodeURIComponent(slug)}`, found);
    return refused(reply, found.status)
      .type('text/html; charset=utf-8')
      .send(renderer.renderNoPage(found.status, frame));
  });
  server.get<{ Params: { id: string } }>('/public/candidate/:id/og.png', async (request, reply) => {
    const found = await api.candidate(request.params.id);
    if (found.status !== 200) return refused(reply, found.status).type('text/plain').send('No picture');
    const picture = await pictures.of(found.candidate, renderer.pictureWords(found.candidate));
    // Other sites may show it.
    reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin');
    return revalidated(request, reply, picture);
  });
}

/** An error page; while the API is away, it says when to retry. */
const refused = (reply: FastifyReply, status: NoPage): FastifyReply =>
  reply.code(status).headers({ 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) });

/** Caches must revalidate: a disabled page is gone at the next request. */
export function revalidated(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) ? reply.code(304).send() : reply.send(body);
}
