import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCS_PATH } from './create-app.js';
import { createDocument } from './openapi.js';

/**
 * Swagger UI sends lists and ranges within `filter` as JSON; the API takes them in brackets. Handed to the page as text and run there, so it
 * knows nothing outside itself.
 */
export function spreadFilter<T extends { url: string }>(request: T): T {
  if (!request.url.includes('filter')) return request;
  const url = new URL(request.url);
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (!/^filter\[\w+\]$/.test(name) || !/^[[{]/.test(value)) {
      query.append(name, value);
      continue;
    }
    const parts = JSON.parse(value) as object;
    for (const [key, part] of Object.entries(parts)) {
      query.append(Array.isArray(parts) ? `${name}[]` : `${name}[${key}]`, String(part));
    }
  }
  url.search = query.toString();
  request.url = url.href;
  return request;
}

/** Serves openapi.yaml as a page on which every call can be tried. */
export function serveDocs(app: INestApplication, product: string, server: string): void {
  SwaggerModule.setup(DOCS_PATH, app, () => createDocument(app, server), {
    swaggerOptions: {
      persistAuthorization: true,
      docExpansion: 'none',
      tagsSorter: 'alpha',
      filter: true,
      requestInterceptor: spreadFilter,
    },
    customSiteTitle: `${product} API`,
  });
}
