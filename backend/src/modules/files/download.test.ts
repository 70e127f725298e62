import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { contentDisposition, toDownload } from './download.js';
import type { FileRecord } from './file.record.js';

const file = (fields: Partial<FileRecord>): FileRecord => ({
  _id: new Types.ObjectId(),
  createdAt: new Date(),
  modifiedAt: new Date(),
  version: 0,
  candidateId: null,
  ownerId: null,
  kind: 'cv',
  originalname: 'cv.pdf',
  name: 'cv.pdf',
  sortKeys: { name: 'cv pdf' },
  mimeType: 'application/pdf',
  size: 3,
  uploadedSize: 3,
  portfolio: false,
  hidden: false,
  title: null,
  summary: null,
  storageKey: 'a/b',
  thumbnail: null,
  thumbnailDue: null,
  textState: null,
  textDue: null,
  unusedSince: null,
  ...fields,
});

describe('contentDisposition', () => {
  it.each([
    ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    ['a"b\\c%.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
    ["l'été (1).pdf", `attachment; filename="l'_t_ (1).pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29.pdf`],
    ['a\r\nset-cookie: x', `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`],
  ])('%j', (name, expected) => {
    expect(contentDisposition('attachment', name)).toBe(expected);
  });
});

describe('toDownload', () => {
  const dispositionOf = (mimeType: string, inline: boolean): string | undefined =>
    toDownload(file({ mimeType }), Readable.from([]), inline).headers['content-disposition']?.split(';')[0];

  it.each([
    ['application/pdf', true, 'inline'],
    ['application/pdf', false, 'attachment'],
    ['image/png', true, 'inline'],
    ['image/svg+xml', true, 'attachment'],
    ['text/html', true, 'attachment'],
  ])('%s, asked to be shown: %s', (mimeType, inline, expected) => {
    expect(dispositionOf(mimeType, inline)).toBe(expected);
  });

  it('is saved under a name that fits its bytes and every system', () => {
    const { headers } = toDownload(file({ name: 'CON.exe' }), Readable.from([]), false);
    expect(headers['content-disposition']).toBe(`attachment; filename="_CON.exe.pdf"; filename*=UTF-8''_CON.exe.pdf`);
  });

  it('lets a photo be kept by a browser that asks each time, and nothing else', () => {
    const cacheOf = (kind: FileRecord['kind']) =>
      toDownload(file({ kind }), Readable.from([]), false).headers['cache-control'];
    expect(cacheOf('avatar')).toBe('private, no-cache');
    expect(cacheOf('cv')).toBeUndefined();
  });
});
