import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { registry } from './metrics.js';

/** Serves the metrics of this process on a port of their own; the server does not keep the process alive. */
export async function serveMetrics(port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server.unref();
}
