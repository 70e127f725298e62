import { html, mail, multipart, part, text, type Piece } from './build.js';

const MEGABYTE = 1_000_000;
const nested = (depth: number): Piece => {
  let piece = text('inside');
  for (let level = 0; level < depth; level++) piece = multipart('mixed', piece);
  return piece;
};
const carried = (depth: number): Buffer => {
  let inner = 'From: a@example.be\r\n\r\ninside';
  for (let level = 0; level < depth; level++)
    inner = `From: a@example.be\r\nContent-Type: message/rfc822\r\n\r\n${inner}`;
  return Buffer.from(inner);
};

/** Mails that want to hurt their reader, each with what may become of it. */
export const HOSTILE: { name: string; raw: () => Buffer; isRead?: boolean }[] = [
  { name: '25 MB of one line', raw: () => mail(text('x'.repeat(25 * MEGABYTE))), isRead: true },
  {
    name: '24 MB in a file',
    raw: () =>
      mail(
        multipart(
          'mixed',
          text('Mijn film'),
          part(
            'video/mp4',
            Buffer.alloc(17 * MEGABYTE)
              .toString('base64')
              .replace(/.{76}/g, '$&\n'),
            { 'Content-Transfer-Encoding': 'base64' },
          ),
        ),
      ),
    isRead: true,
  },
  { name: '10,000 parts', raw: () => mail(multipart('mixed', ...Array.from({ length: 10_000 }, () => text('x')))) },
  { name: '200 parts inside each other', raw: () => mail(nested(200)), isRead: true },
  { name: '200 mails inside each other', raw: () => carried(200) },
  { name: '200,000 boxes inside each other', raw: () => mail(html('<div>'.repeat(200_000))), isRead: true },
  { name: '100,000 quoted lines', raw: () => mail(text('> on wrote:\n'.repeat(100_000))), isRead: true },
  { name: '50,000 beginnings of a quote', raw: () => mail(text(`${'On Le Op wrote '.repeat(50_000)}`)), isRead: true },
  {
    name: '20,000 lines that may begin a quote',
    raw: () => mail(text('On Monday, somebody\n'.repeat(20_000))),
    isRead: true,
  },
  {
    name: '20,000 boxes that may begin a quote',
    raw: () => mail(html('<div>Van: x<div>'.repeat(20_000))),
    isRead: true,
  },
  {
    name: '10,000 boxes beside each other',
    raw: () => mail(html('<div>On Monday: x wrote:</div>'.repeat(10_000))),
    isRead: true,
  },
  {
    name: '5,000 quotes',
    raw: () => mail(html('<blockquote type="cite">x</blockquote>y'.repeat(5_000))),
    isRead: true,
  },
  { name: 'a header of 2 MB', raw: () => mail(text('x'), { Subject: 'x'.repeat(2 * MEGABYTE) }) },
  { name: '50,000 recipients', raw: () => mail(text('x'), { To: 'a@example.be, '.repeat(50_000) }), isRead: true },
  {
    name: '20,000 earlier mails',
    raw: () => mail(text('x'), { References: '<a@example.be> '.repeat(20_000) }),
    isRead: true,
  },
  { name: 'nothing', raw: () => Buffer.from('\r\n') },
  { name: 'no mail at all', raw: () => Buffer.from([0, 255, 254, 10, 13, 0, 0, 1]) },
];
