import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { readManifest, type LoadedRenderer } from './renderer.ts';

const DEFAULT_LANGUAGE = 'en';
/** What `byline.lang` in web-kit/src/session/storage.ts is called as a cookie. */
const COOKIE = /(?:^|; *)byline\.lang=(\w+)/;

/** The entry as it is sent, readable before any script (docs/domain/interface.md#first-pages): a document for each language. */
export async function firstPages(renderer: LoadedRenderer, dist: string): Promise<Map<string, string>> {
  const [index, manifest, pages] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readManifest(dist, 'app.json'),
    renderer.drawFirstPages(),
  ]);
  const filesOf = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] ?? {};
    return [...(file === undefined ? [] : [file]), ...imports.flatMap((one) => filesOf(one))];
  };
  const asked = (language: string): string[] => [
    ...new Set([
      ...filesOf('src/app/routes/pages/EntryPage.tsx'),
      ...filesOf(`i18n/${language}.json`),
      ...filesOf(`../web-kit/i18n/${language}.json`),
    ]),
  ];
  return new Map(
    pages.map(({ language, html, title }) => {
      const preloads = asked(language)
        .filter((file) => !index.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      const document = index
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace(/<title>.*?<\/title>/, () => title + preloads.join(''))
        .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${language}">${html}</div>`);
      return [language, document];
    }),
  );
}

/** Asked for with `?lang=`, of which any other value means English; else the one used last in this browser. */
export function languageOf({ query, headers }: FastifyRequest, pages: ReadonlyMap<string, string>): string {
  const { lang } = query as { lang?: string | string[] };
  const asked = Array.isArray(lang) ? lang[0] : lang;
  const wanted = asked ?? COOKIE.exec(headers.cookie ?? '')?.[1] ?? DEFAULT_LANGUAGE;
  return pages.has(wanted) ? wanted : DEFAULT_LANGUAGE;
}
