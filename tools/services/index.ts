import { join } from 'node:path';
import { freePort } from '../lib/ports.ts';
import { startMail, useMail, type MailService } from './mail.ts';
import { startMongo, useMongo } from './mongo.ts';
import { startRedis, useRedis } from './redis.ts';
import type { Service, ServiceOptions } from './service.ts';

export interface Services {
  mongo: Service;
  redis: Service;
  mail: MailService;
}

export interface ServicePorts {
  mongo: number;
  redis: number;
  mailSmtp: number;
  mailPage: number;
}

export const pidsFolder = (stateFolder: string): string => join(stateFolder, 'pids');
export const logFile = (stateFolder: string, name: string): string => join(stateFolder, 'logs', `${name}.log`);

export async function freeServicePorts(): Promise<ServicePorts> {
  return { mongo: await freePort(), redis: await freePort(), mailSmtp: await freePort(), mailPage: await freePort() };
}

/** Addresses somebody has set; what is not set is started. Tests pass none: they only ever touch data of their own. */
export interface GivenUrls {
  mongo?: string | undefined;
  redis?: string | undefined;
  mail?: string | undefined;
}

export const givenByEnv = (): GivenUrls => ({
  mongo: process.env.MONGODB_URI || undefined,
  redis: process.env.REDIS_URL || undefined,
  mail: process.env.SMTP_URL || undefined,
});

/** Starts database, Redis and mail catcher, keeping everything below `stateFolder`. */
export async function startServices(
  stateFolder: string,
  ports: ServicePorts,
  { given = {}, cacheGigabytes = 1 }: { given?: GivenUrls; cacheGigabytes?: number } = {},
): Promise<Services> {
  const options = (name: string, port: number): ServiceOptions => ({
    dataFolder: join(stateFolder, name),
    port,
    logFile: logFile(stateFolder, name),
    pidsFolder: pidsFolder(stateFolder),
  });
  const [mongo, redis, mail] = await Promise.all([
    given.mongo ? useMongo(given.mongo) : startMongo({ ...options('mongo', ports.mongo), cacheGigabytes }),
    given.redis ? useRedis(given.redis) : startRedis(options('redis', ports.redis)),
    given.mail ? useMail(given.mail) : startMail({ ...options('mail', ports.mailSmtp), webPort: ports.mailPage }),
  ]);
  return { mongo, redis, mail };
}

/** The addresses, under the names the backend and its tests know them by. */
export const serviceEnv = ({ mongo, redis, mail }: Services): Record<string, string> => ({
  MONGODB_URI: mongo.url,
  REDIS_URL: redis.url,
  SMTP_URL: mail.url,
  ...(mail.webUrl !== undefined && { MAIL_API_URL: mail.webUrl }),
});
