import { createServer } from 'node:net';
import { UserError } from './print.ts';

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

export async function isFree(port: number): Promise<boolean> {
  // A listener on either loopback address blocks the port; a machine without IPv6 has no ::1.
  return !(await isTaken(port, '127.0.0.1')) && !(await isTaken(port, '::1'));
}

export interface NamedPort {
  port: number;
  purpose: string;
  /** The environment variable that changes it. */
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
