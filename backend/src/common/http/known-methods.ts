import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The methods that an address knows, by its path; none for a path that is nowhere. */
export type MethodsOf = (url: string) => string[];

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.\\+()[\]^$|?{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

/** Remembers every route that is made from now on. */
export function rememberRoutes(app: NestFastifyApplication): MethodsOf {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ url, method }) => {
      // What answers every path is no address of ours: preflights.
      if (!url.includes('*')) routes.push({ pattern: patternOf(url), methods: [method].flat() });
    });
  return (url) => {
    const path = url.split('?')[0] ?? '';
    return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort();
  };
}
