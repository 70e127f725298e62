import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@byline/shared-types/domain';
import { ProblemError } from './problem.error.js';
import { documentOf, PROBLEM_TYPE } from './problem.filter.js';

/** Errors of Node before there is a request. */
const BY_CODE: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers malformed or oversized HTTP with a problem document too. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new ProblemError(BY_CODE[code] ?? 'malformed_request');
  const body = JSON.stringify(documentOf(problem, randomUUID()));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
