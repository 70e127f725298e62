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
  // A machine without IPv6 has no ::1; somebody listening on either loopback address is in the way.
  return !(await isTaken(port, '127.0.0.1')) && !(await isTaken(port, '::1'));
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
