import 'reflect-metadata';
import { createApp } from './common/http/create-app.js';
import { Config } from './config/config.js';
import { WorkerModule } from './worker.module.js';

const app = await createApp(WorkerModule);
const config = app.get(Config);
await app.listen(config.WORKER_PORT, config.HOST);
