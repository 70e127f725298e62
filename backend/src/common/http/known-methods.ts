import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The methods of a path; empty for an unknown one. */
export type MethodsOf = (url: string) => string[];

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.\\+()[\]^$|?{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

/** Remembers every route that is registered from now on. */
export function rememberRoutes(app: NestFastifyApplication): MethodsOf {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ url, method }) => {
      // A route for every path, which answers preflights, is not an address of ours.
      if (!url.includes('*')) routes.push({ pattern: patternOf(url), methods: [method].flat() });
    });
  return (url) => {
    const path = url.split('?')[0] ?? '';
    return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort();
  };
}
