import type { Readable } from 'node:stream';
import { savedName, STORED_FILE_TYPES, withEndingOf } from '@byline/shared-types/domain';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiRevalidated, REVALIDATED } from '../../common/http/caching.js';
import type { FileRecord, StoredBytes } from './file.record.js';

/** Types that a browser may show; it only saves others. */
const INLINE = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** The type of every photo and thumbnail; no upload has it. */
const PHOTO_TYPE = 'image/webp';

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

/** A download with headers that prevent sniffing and execution. The browser shows a safe type on request and saves others. */
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
      // The bytes of an id never change, but permissions do. Only photos are cached; other files may be too private.
      ...(kind === 'avatar' ? { 'cache-control': `private, ${REVALIDATED}` } : {}),
      etag: `"${String(_id)}"`,
    },
  };
}

/** The thumbnail of a file. */
export function toThumbnail(file: FileRecord, { size }: StoredBytes, stream: Readable): Download {
  const { headers } = toDownload({ ...file, mimeType: PHOTO_TYPE, size }, stream, true);
  return {
    stream,
    headers: { ...headers, 'cache-control': `private, ${REVALIDATED}`, etag: `"${String(file._id)}-thumbnail"` },
  };
}

export function sendDownload(reply: FastifyReply, { stream, headers }: Download): StreamableFile {
  void reply.headers(headers);
  return new StreamableFile(stream, { type: headers['content-type'] });
}

const TYPES = Object.keys(STORED_FILE_TYPES);

/** Whether a download is not just a photo or a thumbnail, which a page loads by itself. */
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
