import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Redis } from 'ioredis';
import type { TestApi } from '../../support/api.js';
import { fieldsWith } from '../../support/traces.js';

/** The content of a Redis key of any type. */
async function valueOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}

async function inRedis(url: string, word: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const keys = await redis.keys('*');
    const values = await Promise.all(keys.map((key) => valueOf(redis, key)));
    return keys.filter((key, place) => `${key} ${JSON.stringify(values[place])}`.toLowerCase().includes(word));
  } finally {
    redis.disconnect();
  }
}

const inMongo = async (api: TestApi, word: string): Promise<string[]> =>
  (await fieldsWith(api, word)).map(({ collection, field, json }) => `${collection}.${field}: ${excerpt(json, word)}`);

/** The word with some context. */
function excerpt(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, at - 60), at + word.length + 40);
}

/** Files with the word in their name or bytes. */
async function filesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  return files
    .filter((file, place) => file.includes(word) || contents[place]?.toString('latin1').toLowerCase().includes(word))
    .map((file) => relative(folder, file));
}

/** Every place of the product that contains a word, ignoring case. */
export async function placesOf(api: TestApi, word: string): Promise<string[]> {
  const { REDIS_URL = '', FILE_STORE_DIR = '' } = api.env;
  const [mongo, redis, files] = await Promise.all([
    inMongo(api, word),
    inRedis(REDIS_URL, word),
    filesWith(FILE_STORE_DIR, word),
  ]);
  return [
    ...mongo.map((place) => `MongoDB ${place}`),
    ...redis.map((key) => `Redis ${key}`),
    ...files.map((name) => `file store ${name}`),
  ];
}
