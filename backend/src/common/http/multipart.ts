import type { FastifyRequest } from 'fastify';
import type { ProblemCode } from '@byline/shared-types/domain';
import { ProblemError } from '../errors/problem.error.js';

/** A multipart request: at most one file, and the fields beside it. */
export interface Parts {
  file?: { bytes: Buffer; originalname: string };
  fields: Record<string, unknown>;
}

/** Browsers write a double quote in the name of a file as %22 (HTML Standard, multipart/form-data). */
const nameOf = (filename: string): string => filename.replaceAll('%22', '"');

const BY_CODE: Record<string, ProblemCode> = {
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'one_file_only',
};

/** The refusals of the multipart reader in our catalogue; an unreadable body is the client's error. */
function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code } = error as { code?: string };
  return new ProblemError(BY_CODE[code ?? ''] ?? 'malformed_request', { cause: error });
}

/** Reads to the end; the reader refuses a second file and one above the limit. */
async function read(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { fields: {} };
  for await (const part of request.parts()) {
    if (part.type === 'file') parts.file = { bytes: await part.toBuffer(), originalname: nameOf(part.filename) };
    // Forms send an empty field as ''.
    else if (part.value !== '') parts.fields[part.fieldname] = part.value;
  }
  return parts;
}

const known = new WeakMap<FastifyRequest, Promise<Parts>>();

/** The parts of a multipart request. Its connection can be read once, and several callers need them. */
export function partsOf(request: FastifyRequest): Promise<Parts> {
  const parts = known.get(request) ?? read(request).catch((error: unknown) => Promise.reject(toProblem(error)));
  known.set(request, parts);
  return parts;
}
