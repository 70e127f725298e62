import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.error.js';
import { partsOf } from '../http/multipart.js';

export const KEY_HEADER = 'Idempotency-Key';
export const MAX_KEY = 255;
/** Visible ASCII. */
export const KEY_PATTERN = '^[!-~]+$';

/** The key a request carries; a structured string (`"…"`, as the IETF draft has it) and a plain word are both taken as they are. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= MAX_KEY && new RegExp(KEY_PATTERN).test(key)) return key;
  throw ProblemError.field(KEY_HEADER, 'invalid');
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** What was sent: the boundaries of a form, which every client makes anew, say nothing. */
async function sentIn(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const { file, fields } = await partsOf(request);
  return { fields, file: file && [file.originalname, sha256(file.bytes)] };
}

/** By what a request is known: neither of the two tells anything of it. */
export interface Identity {
  id: string;
  fingerprint: string;
}

/**
 * Keys are one user's, for one method and path. Without a session nobody knows whose a key is, so it is one request's: only who sends the very
 * same is answered the same, and the key of one visitor is of no use to another.
 */
export async function identify(request: FastifyRequest, key: string, secret: string): Promise<Identity> {
  const digest = (...parts: unknown[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const fingerprint = digest(request.method, request.url, await sentIn(request));
  const who = request.principal ? ['user', request.principal.userId] : ['visitor', fingerprint];
  return { id: digest(...who, request.method, request.url.split('?')[0], key), fingerprint };
}
