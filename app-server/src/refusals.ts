import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The headers of an answer, by its nonce. */
export type HeadersOf = (nonce: string) => Record<string, string>;

/** Errors of Node before a request is complete. */
const BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const textOf = (status: number): string => STATUS_CODES[status] ?? 'Bad Request';
const headOf = (status: number, headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(textOf(status).length),
  'cache-control': 'no-store',
  connection: 'close',
});

/** Answers invalid, too large or too slow requests with our headers, which Node's own answers lack. */
export const answerUnreadable =
  (headersOf: HeadersOf, newNonce: () => string) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = BY_CODE[code] ?? 400;
    const headers = Object.entries(headOf(status, headersOf(newNonce()))).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${textOf(status)}`, ...headers].join('\r\n');
    socket.end(`${head}\r\n\r\n${textOf(status)}`, () => socket.destroy());
  };

/** Refuses an unknown `Expect`, because Node would answer it without our headers, past Fastify. */
export function refuseExpectations({ server }: FastifyInstance, headersOf: HeadersOf, newNonce: () => string): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(417, headOf(417, headersOf(newNonce()))).end(textOf(417)),
  );
}
