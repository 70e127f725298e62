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

export interface ServicesOptions {
  given?: GivenUrls;
  cacheGigabytes?: number;
  /** How long the database keeps a transaction, and its locks, of somebody who is gone. */
  transactionSeconds?: number;
  /** Where they keep their data, if not in the state folder. */
  dataFolder?: string;
}

/** Starts database, Redis and mail catcher, keeping everything below `stateFolder`. */
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

/** The addresses, under the names the backend and its tests know them by. */
export const serviceEnv = ({ mongo, redis, mail }: Services): Record<string, string> => ({
  MONGODB_URI: mongo.url,
  REDIS_URL: redis.url,
  SMTP_URL: mail.url,
  ...(mail.webUrl !== undefined && { MAIL_API_URL: mail.webUrl }),
});

/** What the HTTP tests need: the same on free ports, and a server that speaks S3. Answers where the tests find them. */
export async function startTestServices(stateFolder: string, dataFolder: string): Promise<Record<string, string>> {
  const [services, s3] = await Promise.all([
    // Who is killed in a test leaves a transaction behind, for which the drop of that test's database waits.
    startServices(stateFolder, await freeServicePorts(), { cacheGigabytes: 0.5, transactionSeconds: 10, dataFolder }),
    startS3(optionsOf(stateFolder, 's3', await getPort())),
  ]);
  return { ...serviceEnv(services), ...s3.env };
}
