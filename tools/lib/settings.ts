import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { serviceEnv, type ServicePorts, type Services } from '../services/index.ts';
import { portFromEnv, type NamedPort } from './ports.ts';

export interface Ports extends ServicePorts {
  api: number;
  worker: number;
  metrics: number;
  workerMetrics: number;
  portal: number;
  console: number;
  /** Answers to mails. */
  inboundSmtp: number;
}

const named: Record<keyof Ports, { variable: string; standard: number; purpose: string }> = {
  api: { variable: 'API_PORT', standard: 3000, purpose: 'API' },
  worker: { variable: 'WORKER_PORT', standard: 3003, purpose: 'worker health' },
  metrics: { variable: 'METRICS_PORT', standard: 3004, purpose: 'metrics of the API' },
  workerMetrics: { variable: 'WORKER_METRICS_PORT', standard: 3005, purpose: 'metrics of the worker' },
  portal: { variable: 'PORTAL_PORT', standard: 3001, purpose: 'candidate portal' },
  console: { variable: 'CONSOLE_PORT', standard: 3002, purpose: 'recruiter console' },
  mailPage: { variable: 'MAIL_PORT', standard: 1080, purpose: "mail catcher's page" },
  mailSmtp: { variable: 'MAIL_SMTP_PORT', standard: 1025, purpose: 'mail catcher, SMTP' },
  inboundSmtp: { variable: 'INBOUND_SMTP_PORT', standard: 1026, purpose: 'answers to mails, SMTP' },
  mongo: { variable: 'MONGO_PORT', standard: 27117, purpose: 'MongoDB' },
  redis: { variable: 'REDIS_PORT', standard: 6479, purpose: 'Redis' },
};
const names = Object.keys(named) as (keyof Ports)[];

/** The ports of `make run`: the documented ones, or those of environment variables. Answers come in beside the port of the mail catcher, so a second run with other ports needs no more of them. */
export function fixedPorts(): Ports {
  const ports = Object.fromEntries(
    names.map((name) => [name, portFromEnv(named[name].variable, named[name].standard)]),
  ) as unknown as Ports;
  return { ...ports, inboundSmtp: portFromEnv(named.inboundSmtp.variable, ports.mailSmtp + 1) };
}

export async function freePorts(): Promise<Ports> {
  const ports: Partial<Ports> = {};
  for (const name of names) ports[name] = await getPort();
  return ports as Ports;
}

export const namedPorts = (ports: Ports, which: (keyof Ports)[]): NamedPort[] =>
  which.map((name) => ({ port: ports[name], purpose: named[name].purpose, variable: named[name].variable }));

export interface Urls {
  api: string;
  portal: string;
  console: string;
}

export const urlsOf = (ports: Ports): Urls => ({
  api: `http://localhost:${ports.api}`,
  portal: `http://localhost:${ports.portal}`,
  console: `http://localhost:${ports.console}`,
});

/** The backend's settings for a local run; the environment overrides some. */
export async function productEnv(
  stateFolder: string,
  ports: Ports,
  services: Services,
  extra: Record<string, string> = {},
): Promise<Record<string, string>> {
  const urls = urlsOf(ports);
  return {
    NODE_ENV: 'production',
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    METRICS_PORT: String(ports.metrics),
    WORKER_METRICS_PORT: String(ports.workerMetrics),
    PUBLIC_API_URL: urls.api,
    PORTAL_URL: urls.portal,
    CONSOLE_URL: urls.console,
    FILE_STORE_DIR: join(stateFolder, 'files'),
    SECRET: process.env.SECRET ?? (await localSecret(stateFolder)),
    INBOUND_DOMAIN: process.env.INBOUND_DOMAIN ?? 'byline.localhost',
    INBOUND_MAILBOXES: process.env.INBOUND_MAILBOXES ?? 'team',
    INBOUND_SMTP_PORT: String(ports.inboundSmtp),
    CONTACT_URL: process.env.CONTACT_URL ?? 'mailto:hello@byline.example',
    MAIL_FROM: process.env.MAIL_FROM ?? 'talent@byline.example',
    ...serviceEnv(services),
    ...extra,
  };
}

/** A secret per checkout, so sessions survive a restart. */
async function localSecret(stateFolder: string): Promise<string> {
  const file = join(stateFolder, 'secret');
  await mkdir(stateFolder, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
