import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from './app-policy.ts';
import { PAGES_A_FILE, PublicApi } from './public-api.ts';
import { portalUrl, publicPath } from './public-pages.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Listed {
  path: string;
  changed?: string;
}

/** A file of the sitemap. Ids, numbers, times and the portal's address, a setting, need no escaping. */
const xml = (outer: 'sitemapindex' | 'urlset', inner: 'sitemap' | 'url', site: string, listed: Listed[]): string => {
  const lines = listed.map(
    ({ path, changed }) =>
      `<${inner}><loc>${site}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${inner}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${outer} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${outer}>\n`;
};

/** robots.txt and the sitemap, a thousand pages a file. */
export function serveSiteFiles(server: FastifyInstance, env: Env): void {
  const api = new PublicApi(env);
  const site = portalUrl(env);
  const isListed = env.SEARCH_ENGINES !== 'false';

  server.get('/robots.txt', (_request, reply) => {
    // Forbids nothing, because an engine must fetch a page to see that it may not list it.
    const lines = ['User-agent: *', 'Allow: /', ...(isListed ? ['', `Sitemap: ${site}/sitemap.xml`] : [])];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
  if (!isListed) return;

  const send = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(text);
  const unavailable = (reply: FastifyReply): FastifyReply =>
    reply.code(503).header('retry-after', '60').type('text/plain').send('Not available right now');

  server.get('/sitemap.xml', async (_request, reply) => {
    const pages = await api.pages(0, 1);
    if (!pages) return unavailable(reply);
    const files = Math.max(1, Math.ceil((pages.totalCount ?? 0) / PAGES_A_FILE));
    const paths = Array.from({ length: files }, (_, index) => ({ path: `/sitemap-${index + 1}.xml` }));
    return send(reply, xml('sitemapindex', 'sitemap', site, paths));
  });
  server.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,2}$).xml', async (request, reply) => {
    const file = Number(request.params.file) - 1;
    const pages = await api.pages(file);
    if (!pages) return unavailable(reply);
    if (file > 0 && pages.records.length === 0) return reply.callNotFound();
    const listed = pages.records.map(({ _id, modifiedAt }) => ({ path: publicPath(_id), changed: modifiedAt }));
    return send(reply, xml('urlset', 'url', site, listed));
  });
}
