/**
 * Serves a built app the way nginx does in docker/: strict CSP, long cache for hashed assets, none for the rest, every
 * other path answers the app, /config.js comes from the environment:
 *   PORT=3001 PUBLIC_API_URL=http://localhost:3000 node tools/serve-app.ts candidate-portal
 */
import { appNames } from './lib/app-policy.ts';
import { appServer } from './lib/app-server.ts';

const app = appNames.find((name) => name === process.argv[2]);
if (app === undefined) throw new Error(`usage: node tools/serve-app.ts ${appNames.join(' | ')}`);
const server = await appServer(app, process.env);
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
