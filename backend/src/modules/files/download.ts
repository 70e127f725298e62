import type { Readable } from 'node:stream';
import { savedName, withEndingOf } from '@byline/shared-types/domain';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ATTACHMENT_FILE_TYPES } from '@byline/shared-types/domain';
import type { FastifyReply } from 'fastify';
import { ApiRevalidated, REVALIDATED } from '../../common/http/caching.js';
import type { FileRecord } from './file.record.js';

/** Types a browser may show itself; everything else is only ever saved. */
const INLINE = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export interface Download {
  stream: Readable;
  headers: Record<string, string>;
}

/** `attachment; filename="…"; filename*=UTF-8''…` (RFC 6266): the plain form for old clients, the encoded one for the rest. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A file on its way out: never sniffed, never run, shown by the browser only when asked for and safe. */
export function toDownload(
  { _id, name, mimeType, size, kind }: FileRecord,
  stream: Readable,
  inline: boolean,
): Download {
  const shown = inline && INLINE.includes(mimeType);
  return {
    stream,
    headers: {
      'content-type': mimeType,
      'content-length': String(size),
      'content-disposition': contentDisposition(
        shown ? 'inline' : 'attachment',
        savedName(withEndingOf(mimeType, name)),
      ),
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      // The bytes behind an id never change, but who may see them does; anything but a photo may be private enough not to be kept.
      ...(kind === 'avatar' ? { 'cache-control': `private, ${REVALIDATED}` } : {}),
      etag: `"${String(_id)}"`,
    },
  };
}

export function sendDownload(reply: FastifyReply, { stream, headers }: Download): StreamableFile {
  void reply.headers(headers);
  return new StreamableFile(stream, { type: headers['content-type'] });
}

/** Of every photo, and of no upload as it is. */
const PHOTO_TYPE = 'image/webp';
const TYPES = [...Object.keys(ATTACHMENT_FILE_TYPES), PHOTO_TYPE];

/** Whether a download is more than the photo that a page shows by itself. */
export const isNoPhoto = (answer: unknown): boolean =>
  !(answer instanceof StreamableFile && answer.getHeaders().type === PHOTO_TYPE);

/** Documents a download. */
export const ApiDownload = (): MethodDecorator =>
  applyDecorators(
    ApiRevalidated(),
    ApiProduces(...TYPES),
    ApiOkResponse({
      description: 'The bytes, in their own content type, as an attachment.',
      content: Object.fromEntries(TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    }),
  );
