import { join } from 'node:path';
import getPort from 'get-port';
import { startMail, useMail, type MailService } from './mail.ts';
import { startMongo, useMongo } from './mongo.ts';
import { startRedis, useRedis } from './redis.ts';
import { startS3 } from './s3.ts';
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

const optionsOf = (stateFolder: string, name: string, port: number, dataFolder = stateFolder): ServiceOptions => ({
  dataFolder: join(dataFolder, name),
  port,
  logFile: logFile(stateFolder, name),
  pidsFolder: pidsFolder(stateFolder),
});

export async function freeServicePorts(): Promise<ServicePorts> {
  return { mongo: await getPort(), redis: await getPort(), mailSmtp: await getPort(), mailPage: await getPort() };
}

/** Addresses of existing services; a service without one is started. Tests pass none, so they only touch their own data. */
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

export interface ServicesOptions {
  given?: GivenUrls;
  cacheGigabytes?: number;
  /** Lifetime of a transaction, and its locks, of a client that is gone. */
  transactionSeconds?: number;
  /** Folder of their data; the state folder by default. */
  dataFolder?: string;
}

/** Starts database, Redis and mail catcher; everything stays below `stateFolder`. */
export async function startServices(
  stateFolder: string,
  ports: ServicePorts,
  { given = {}, cacheGigabytes = 1, transactionSeconds = 60, dataFolder }: ServicesOptions = {},
): Promise<Services> {
  const options = (name: string, port: number): ServiceOptions => optionsOf(stateFolder, name, port, dataFolder);
  const [mongo, redis, mail] = await Promise.all([
    given.mongo
      ? useMongo(given.mongo)
      : startMongo({ ...options('mongo', ports.mongo), cacheGigabytes, transactionSeconds }),
    given.redis ? useRedis(given.redis) : startRedis(options('redis', ports.redis)),
    given.mail ? useMail(given.mail) : startMail({ ...options('mail', ports.mailSmtp), webPort: ports.mailPage }),
  ]);
  return { mongo, redis, mail };
}

/** The addresses as settings of the backend and its tests. */
export const serviceEnv = ({ mongo, redis, mail }: Services): Record<string, string> => ({
  MONGODB_URI: mongo.url,
  REDIS_URL: redis.url,
  SMTP_URL: mail.url,
  ...(mail.webUrl !== undefined && { MAIL_API_URL: mail.webUrl }),
});

/** The services of the HTTP tests, on free ports, with an S3 server; returns their settings. */
export async function startTestServices(stateFolder: string, dataFolder: string): Promise<Record<string, string>> {
  const [services, s3] = await Promise.all([
    startServices(stateFolder, await freeServicePorts(), {
      // With half a gigabyte a quarter of mongod's processor time writes changes out early. It takes 1.2 GB in all.
      cacheGigabytes: 2,
      // A process killed in a test leaves a transaction, and dropping its database waits for that.
      transactionSeconds: 10,
      dataFolder,
    }),
    startS3(optionsOf(stateFolder, 's3', await getPort())),
  ]);
  return { ...serviceEnv(services), ...s3.env };
}
