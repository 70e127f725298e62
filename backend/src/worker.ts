import 'reflect-metadata';
import { createApp } from './common/http/create-app.js';
import { Config } from './config/config.js';
import { WorkerModule } from './worker.module.js';

/** All the worker answers to. The API's routes stay closed here, even those of a module that a periodic job needs. */
const OPEN = new Set(['/health/live', '/health/ready', '/metrics']);

const app = await createApp(WorkerModule);
app
  .getHttpAdapter()
  .getInstance()
  .addHook('onRequest', (request, reply, done) => {
    if (OPEN.has(request.routeOptions.url ?? '')) done();
    else void reply.code(404).send();
  });
const config = app.get(Config);
await app.listen(config.WORKER_PORT, config.HOST);
