/**
 * Serves a built app, here and in its image:
 *   PORT=3001 PUBLIC_API_URL=http://localhost:3000 node app-server/src/main.ts candidate-portal
 */
import { appNames, requireLinks } from './app-policy.ts';
import { appServer } from './app-server.ts';

const app = appNames.find((name) => name === process.argv[2]);
if (app === undefined) throw new Error(`usage: node app-server/src/main.ts ${appNames.join(' | ')}`);
requireLinks(process.env);
const server = await appServer(app, process.env);
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1' });
// Answers open requests first; closes idle connections.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
