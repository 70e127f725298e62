import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import pRetry from 'p-retry';
import type { Config } from '../../../config/config.js';
import { FileStore, MissingBytes, requireKey } from './file-store.js';

type Place = Pick<Config, 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_FORCE_PATH_STYLE'>;
type Keys = Pick<Config, 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Time until the server begins to answer, for all attempts together. */
const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
/** Of a stream: 1 MB/s. */
const SLOWEST_BYTES_PER_MS = 1_000;
/** Before the second attempt; each further pause is twice as long. */
const PAUSE_MS = 200;

/** The server answered with an error. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    code: string,
  ) {
    super(`S3 answered ${status} ${code}`);
  }
}

/** A busy server, or a broken connection (`fetch` throws TypeErrors). */
const mayPass = (error: unknown): boolean =>
  error instanceof Refusal ? error.status >= 500 || error.status === 429 : error instanceof TypeError;

/** The address of the bucket, with a slash at the end. */
export function addressOf({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_FORCE_PATH_STYLE }: Place): string {
  const { protocol, host, pathname } = new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
  const path = pathname.replace(/\/*$/, '/');
  return S3_FORCE_PATH_STYLE ? `${protocol}//${host}${path}${S3_BUCKET}/` : `${protocol}//${S3_BUCKET}.${host}${path}`;
}

/** Keeps bytes in a bucket of S3, or of a server that speaks its protocol. Objects are private, as is S3's default. */
export class S3FileStore extends FileStore {
  private readonly client: AwsClient;
  private readonly bucket: string;

  constructor(
    settings: Place & Keys,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.bucket = addressOf(settings);
    this.client = new AwsClient({
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      region: settings.S3_REGION,
      service: 's3',
    });
  }

  /** One request with its length and a signature over the hash of its bytes, so that S3 stores all bytes or none. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const headers = {
      'content-type': 'application/octet-stream',
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    const response = await this.ask(key, () => ({ method: 'PUT', headers, body: bytes }));
    await response.arrayBuffer();
  }

  /** Sends a stream in the same way; TLS protects the bytes in place of a hash. */
  async putStream(key: string, size: number, bytes: () => AsyncIterable<Buffer>): Promise<void> {
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    };
    const request = (): RequestInit => ({ method: 'PUT', headers, body: ReadableStream.from(bytes()), duplex: 'half' });
    const response = await this.ask(key, request, this.timeoutMs + size / SLOWEST_BYTES_PER_MS);
    await response.arrayBuffer();
  }

  async get(key: string): Promise<Readable> {
    const { body } = await this.ask(key, () => ({ method: 'GET' }));
    return body ? Readable.fromWeb(body) : Readable.from([]);
  }

  async delete(key: string): Promise<void> {
    const response = await this.ask(key, () => ({ method: 'DELETE' }));
    await response.arrayBuffer();
  }

  /** A successful answer. Repeats after passing errors; every call may be repeated, because the bytes of a key never change. */
  private async ask(key: string, request: () => RequestInit, timeoutMs = this.timeoutMs): Promise<Response> {
    const url = this.bucket + requireKey(key);
    // Limits only the time until the answer begins; the reader sets the pace of the bytes.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('S3 gave no answer in time')), timeoutMs);
    try {
      return await pRetry(() => this.attempt(url, { ...request(), signal: timeout.signal }), {
        retries: ATTEMPTS - 1,
        minTimeout: PAUSE_MS,
        signal: timeout.signal,
        shouldRetry: ({ error }) => mayPass(error),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  private async attempt(url: string, request: RequestInit): Promise<Response> {
    const { body: _, ...unsent } = request;
    const { headers } = await this.client.sign(url, unsent);
    // `fetch` keeps the whole body in memory to repeat it after a redirect or a login.
    const response = await fetch(url, { ...request, headers, redirect: 'error', window: null });
    if (response.ok) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
    if (code === 'NoSuchKey') throw new MissingBytes(code);
    throw new Refusal(response.status, code);
  }
}
