import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.error.js';
import { partsOf } from '../http/multipart.js';

export const KEY_HEADER = 'Idempotency-Key';
export const MAX_KEY = 255;
/** Visible ASCII. */
export const KEY_PATTERN = '^[!-~]+$';

/** The key of a request; a structured string (`"…"`, as in the IETF draft) and a plain word both count literally. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= MAX_KEY && new RegExp(KEY_PATTERN).test(key)) return key;
  throw ProblemError.field(KEY_HEADER, 'invalid');
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** The content of a request; excludes the boundaries of a form, which differ each time. */
async function sentIn(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const { file, fields } = await partsOf(request);
  return { fields, file: file && [file.originalname, sha256(file.bytes)] };
}

/** Two digests that identify a request and reveal nothing of it. */
export interface Identity {
  id: string;
  fingerprint: string;
}

/**
 * A key belongs to one user, method and path. Without a session its owner is unknown, so it belongs to one request: only the same request gets
 * the same answer, and a visitor cannot use the key of another.
 */
export async function identify(request: FastifyRequest, key: string, secret: string): Promise<Identity> {
  const digest = (...parts: unknown[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const fingerprint = digest(request.method, request.url, await sentIn(request));
  const who = request.principal ? ['user', request.principal.userId] : ['visitor', fingerprint];
  return { id: digest(...who, request.method, request.url.split('?')[0], key), fingerprint };
}
