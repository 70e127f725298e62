import { createServer } from 'node:net';
import { UserError } from './print.ts';

function tryToListen(port: number, host: string): Promise<number | 'taken' | 'no such address'> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('no such address');
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : port));
    });
  });
}

export async function isFree(port: number): Promise<boolean> {
  // A machine without IPv6 has no ::1; somebody listening on either loopback address is in the way.
  return (await tryToListen(port, '127.0.0.1')) !== 'taken' && (await tryToListen(port, '::1')) !== 'taken';
}

export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await tryToListen(0, '127.0.0.1');
    if (typeof port === 'number' && (await isFree(port))) return port;
  }
  throw new Error('no free port found on the loopback address');
}

export interface NamedPort {
  port: number;
  /** For whom, as a person says it. */
  purpose: string;
  /** The variable that sets another one. */
  variable: string;
}

export async function refuseTakenPorts(ports: NamedPort[]): Promise<void> {
  const taken: string[] = [];
  for (const { port, purpose, variable } of ports) {
    if (!(await isFree(port))) taken.push(`port ${port} (${purpose}) is taken; set ${variable} to another one`);
  }
  if (taken.length > 0) throw new UserError(taken.join('\n'));
}

export function portFromEnv(variable: string, standard: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UserError(`${variable}=${text} is not a port number`);
  return port;
}
