import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { createApp } from './common/http/create-app.js';
import { serveDocs } from './common/http/docs-page.js';
import { endOnUncaught } from './common/observability/end-on-uncaught.js';
import { serveMetrics } from './common/observability/serve-metrics.js';
import { Config } from './config/config.js';

const app = await createApp(AppModule);
endOnUncaught();
const config = app.get(Config);
if (config.SWAGGER_UI) serveDocs(app, config.PRODUCT_NAME, config.PUBLIC_API_URL);
if (config.METRICS_PORT > 0) await serveMetrics(config.METRICS_PORT, config.HOST);
await app.listen(config.API_PORT, config.HOST);
