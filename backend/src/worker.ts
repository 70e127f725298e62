import 'reflect-metadata';
import { createApp } from './common/http/create-app.js';
import { endOnUncaught } from './common/observability/end-on-uncaught.js';
import { serveMetrics } from './common/observability/serve-metrics.js';
import { Config } from './config/config.js';
import { WorkerModule } from './worker.module.js';

const app = await createApp(WorkerModule);
endOnUncaught();
const config = app.get(Config);
if (config.WORKER_METRICS_PORT > 0) await serveMetrics(config.WORKER_METRICS_PORT, config.HOST);
await app.listen(config.WORKER_PORT, config.HOST);
