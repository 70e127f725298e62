import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCS_PATH } from './create-app.js';
import { createDocument } from './openapi.js';

/** Serves openapi.yaml as a page that can make every call. */
export function serveDocs(app: INestApplication, product: string, server: string): void {
  SwaggerModule.setup(DOCS_PATH, app, () => createDocument(app, server), {
    swaggerOptions: {
      persistAuthorization: true,
      docExpansion: 'none',
      tagsSorter: 'alpha',
      filter: true,
    },
    customSiteTitle: `${product} API`,
  });
}
