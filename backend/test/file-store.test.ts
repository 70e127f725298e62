import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES } from '@byline/shared-types/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MissingBytes, type FileStore } from '../src/modules/files/store/file-store.js';
import { S3FileStore } from '../src/modules/files/store/s3-file-store.js';
import { s3Settings, storeNames, testStores, type TestStore } from './support/stores.js';
import { FaultyProxy } from './support/faulty-proxy.js';

/** A key in the format of FileBytes. */
const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};
const read = async (store: FileStore, key: string): Promise<Buffer> => buffer(await store.get(key));

describe.each(storeNames)('a file store in %s', (name) => {
  let test: TestStore;
  let store: FileStore;
  let key: string;
  beforeAll(async () => {
    test = await testStores[name]();
    ({ store } = test);
  });
  beforeEach(() => {
    key = newKey();
  });
  afterAll(() => test.close());

  it('returns the stored bytes', async () => {
    const bytes = randomBytes(4_321);
    await store.put(key, bytes);
    expect(Buffer.compare(await read(store, key), bytes)).toBe(0);
    expect(Buffer.compare(await read(store, key), bytes)).toBe(0);
  });

  it('stores a file of the maximum size', async () => {
    const bytes = randomBytes(MAX_FILE_BYTES);
    await store.put(key, bytes);
    expect(Buffer.compare(await read(store, key), bytes)).toBe(0);
  });

  it('stores a stream, and nothing if it fails or has another size', async () => {
    const part = randomBytes(700_000);
    async function* parts(number: number, error?: Error) {
      for (let index = 0; index < number; index++) yield Promise.resolve(part);
      if (error) throw error;
    }
    await store.putStream(key, 10 * part.length, () => parts(10));
    expect((await read(store, key)).equals(Buffer.concat(Array<Buffer>(10).fill(part)))).toBe(true);
    const broken = newKey();
    await expect(store.putStream(broken, 10 * part.length, () => parts(3, new Error('gone')))).rejects.toThrow();
    await expect(store.putStream(broken, 10 * part.length, () => parts(3))).rejects.toThrow();
    await expect(store.get(broken)).rejects.toThrow(MissingBytes);
  });

  it('keeps the last file of a key', async () => {
    await store.put(key, Buffer.from('the first, which is longer'));
    await store.put(key, Buffer.from('the second'));
    expect((await read(store, key)).toString()).toBe('the second');
  });

  it('has no file for an unknown key', async () => {
    await expect(store.get(key)).rejects.toThrow(MissingBytes);
  });

  it('deletes, and ignores a second deletion', async () => {
    const other = newKey();
    await store.put(key, Buffer.from('gone'));
    await store.put(other, Buffer.from('kept'));
    await store.delete(key);
    await store.delete(key);
    await store.delete(newKey());
    await expect(store.get(key)).rejects.toThrow(MissingBytes);
    expect((await read(store, other)).toString()).toBe('kept');
  });

  it.each(['', '/etc/passwd', '../outside', 'ab/../../outside', 'ab//cd', 'ab/', 'a b', 'ab/c?acl', 'ab/%2e%2e/cd'])(
    'refuses %j, which is no key',
    async (bad) => {
      const refusal = 'not a key of the file store';
      await expect(store.put(bad, Buffer.from('x'))).rejects.toThrow(refusal);
      await expect(store.get(bad)).rejects.toThrow(refusal);
      await expect(store.delete(bad)).rejects.toThrow(refusal);
    },
  );

  it('lets readers stop early, repeatedly', async () => {
    const bytes = randomBytes(MAX_FILE_BYTES);
    await store.put(key, bytes);
    for (let reader = 0; reader < 30; reader++) {
      const stream = await store.get(key);
      await once(stream, 'data');
      stream.destroy();
      await once(stream, 'close');
    }
    expect(Buffer.compare(await read(store, key), bytes)).toBe(0);
  });

  it('serves many at once, each with their own', async () => {
    const files = Array.from({ length: 24 }, () => ({ key: newKey(), bytes: randomBytes(200_000) }));
    await Promise.all(files.map((file) => store.put(file.key, file.bytes)));
    const answers = await Promise.all(files.map((file) => read(store, file.key)));
    expect(answers.map((bytes, place) => bytes.equals(files[place]?.bytes ?? Buffer.alloc(0)))).not.toContain(false);
  });

  it('reports a failure, and works again afterwards', async () => {
    const late = newKey();
    await store.put(key, Buffer.from('here before'));
    await test.breakDown();
    try {
      await expect(store.put(late, Buffer.from('too late'))).rejects.not.toThrow(MissingBytes);
      await expect(store.get(key)).rejects.not.toThrow(MissingBytes);
    } finally {
      await test.repair();
    }
    expect((await read(store, key)).toString()).toBe('here before');
    await expect(store.get(late)).rejects.toThrow(MissingBytes);
  });
});

describe('an S3 server', () => {
  let proxy: FaultyProxy;
  let store: FileStore;
  beforeAll(async () => {
    proxy = await FaultyProxy.to(process.env.S3_ENDPOINT ?? '');
    store = new S3FileStore(s3Settings({ S3_ENDPOINT: proxy.url }));
  });
  beforeEach(() => proxy.restore());
  afterAll(() => proxy.close());

  it('gets a retry after a broken connection', async () => {
    const key = newKey();
    proxy.disconnect(2);
    await store.put(key, Buffer.from('third time lucky'));
    proxy.disconnect(2);
    expect((await read(store, key)).toString()).toBe('third time lucky');
    proxy.disconnect(2);
    await store.delete(key);
    await expect(store.get(key)).rejects.toThrow(MissingBytes);
  });

  it('has a time limit', async () => {
    const impatient = new S3FileStore(s3Settings({ S3_ENDPOINT: proxy.url }), 300);
    proxy.stall();
    await expect(impatient.put(newKey(), Buffer.from('x'))).rejects.toThrow('no answer in time');
    await expect(impatient.get(newKey())).rejects.toThrow('no answer in time');
  });

  it('never passes a partial file off as a whole one', async () => {
    const key = newKey();
    await store.put(key, randomBytes(MAX_FILE_BYTES));
    proxy.breakAfter(1_000_000);
    await expect(read(store, key)).rejects.toThrow();
  });

  it.each([
    ['keys it does not know', { S3_SECRET_ACCESS_KEY: 'of-somebody-else' }, 'SignatureDoesNotMatch'],
    ['a bucket that is not there', { S3_BUCKET: 'nowhere-to-be-found' }, 'NoSuchBucket'],
  ])('that refuses for %s is named with its reason, not taken for an empty one', async (_, changes, reason) => {
    const misled = new S3FileStore(s3Settings(changes));
    await expect(misled.get(newKey())).rejects.toThrow(reason);
    await expect(misled.put(newKey(), Buffer.from('x'))).rejects.toThrow(reason);
  });
});
