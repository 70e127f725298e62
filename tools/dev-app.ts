/**
 * Serves an app from its sources through Vite, with hot reloading. /config.js comes from the environment, as in app-server/:
 *   PORT=3001 PUBLIC_API_URL=http://localhost:3000 node tools/dev-app.ts candidate-portal
 */
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { appNames, configScript } from '../app-server/src/app-policy.ts';
import { drawnPages } from './lib/drawn-pages.ts';
import { root } from './lib/paths.ts';

const app = appNames.find((name) => name === process.argv[2]);
if (app === undefined) throw new Error(`usage: node tools/dev-app.ts ${appNames.join(' | ')}`);

const runtimeConfig: Plugin = {
  name: 'runtime-config',
  configureServer({ middlewares }) {
    middlewares.use('/config.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(configScript(process.env));
    });
  },
};

process.chdir(join(root, app)); // some Vite plugins search from the working directory
const server = await createServer({
  plugins: [runtimeConfig, ...(app === 'candidate-portal' ? [drawnPages] : [])],
  server: { port: Number(process.env.PORT), strictPort: true, host: '127.0.0.1' },
});
await server.listen();
