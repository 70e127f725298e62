import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import getPort from 'get-port';
import { afterEach, describe, expect, it } from 'vitest';
import { isFree, portFromEnv, refuseTakenPorts } from './ports.ts';

const server = createServer();
afterEach(() => {
  delete process.env.BYLINE_TEST_PORT;
  server.close();
});

describe('ports', () => {
  it('names a taken port and the variable that changes it', async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isFree(port)).toBe(false);
    const ports = [
      { port: await getPort(), purpose: 'candidate portal', variable: 'PORTAL_PORT' },
      { port, purpose: 'API', variable: 'API_PORT' },
    ];
    await expect(refuseTakenPorts(ports)).rejects.toThrow(`port ${port} (API) is taken; set API_PORT to another one`);
    await expect(refuseTakenPorts(ports.slice(0, 1))).resolves.toBeUndefined();
  });

  it('refuses an invalid port', () => {
    process.env.BYLINE_TEST_PORT = '70000';
    expect(() => portFromEnv('BYLINE_TEST_PORT', 1)).toThrow('BYLINE_TEST_PORT=70000 is not a port number');
    process.env.BYLINE_TEST_PORT = '';
    expect(portFromEnv('BYLINE_TEST_PORT', 3000)).toBe(3000);
  });
});
