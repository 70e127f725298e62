import type { FastifyRequest } from 'fastify';

const DEFAULT_LANGUAGE = 'en';
/** The cookie for `byline.lang` of web-kit/src/session/storage.ts. */
const COOKIE = /(?:^|; *)byline\.lang=(\w+)/;

/** The language of `?lang=`, English for an unknown value; without it, the browser's last language. */
export function languageOf(
  { query, headers }: FastifyRequest,
  languages: readonly string[],
  otherwise = DEFAULT_LANGUAGE,
): string {
  const { lang } = query as { lang?: string | string[] };
  const asked = Array.isArray(lang) ? lang[0] : lang;
  const wanted = asked ?? COOKIE.exec(headers.cookie ?? '')?.[1] ?? otherwise;
  return languages.includes(wanted) ? wanted : DEFAULT_LANGUAGE;
}

/** The same; then the first known language of the browser, because a browser without scripts keeps no cookie. */
export function plainLanguageOf(request: FastifyRequest, languages: readonly string[]): string {
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((one) => one.trim().slice(0, 2));
  return languageOf(
    request,
    languages,
    accepted.find((one) => languages.includes(one)),
  );
}
