import 'reflect-metadata';
import { SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { createApp, DOCS_PATH } from './common/http/create-app.js';
import { createDocument } from './common/http/openapi.js';
import { Config } from './config/config.js';

const app = await createApp(AppModule);
const config = app.get(Config);
if (config.SWAGGER_UI) {
  SwaggerModule.setup(DOCS_PATH, app, () => createDocument(app, config.PUBLIC_API_URL), {
    swaggerOptions: { persistAuthorization: true, docExpansion: 'none', filter: true },
    customSiteTitle: `${config.PRODUCT_NAME} API`,
  });
}
await app.listen(config.API_PORT, config.HOST);
