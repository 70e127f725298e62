import { MAX_FILE_BYTES } from '@byline/shared-types/domain';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

/** Real files, because the API checks the content of uploads. */

export async function pdf(text = 'Curriculum vitae'): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText(text, { x: 20, y: 100, size: 14 });
  return Buffer.from(await document.save());
}

/** A real PDF of exactly this many bytes, since readers ignore bytes after its end. */
export async function pdfOfSize(bytes: number = MAX_FILE_BYTES): Promise<Buffer> {
  const start = await pdf();
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, ' ')]);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 90, b: 160 } } });

export const png = (width = 800, height = 600): Promise<Buffer> => picture(width, height).png().toBuffer();

/** A photo with place and camera in its metadata. */
export const jpeg = (width = 800, height = 600): Promise<Buffer> =>
  picture(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Nobody', Make: 'SecretCamera' } })
    .toBuffer();

/** A zip of stored entries. */
export const zip = (entries: Record<string, string>): Buffer => Buffer.from(zipSync(bytesOf(entries), { level: 0 }));
const bytesOf = (entries: Record<string, string>): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]));

const contentTypes = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

export const docx = (): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document'),
    'word/document.xml': '<w:document xmlns:w="urn:w"><w:body/></w:document>',
  });

export const xlsx = (): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes('xl/workbook.xml', 'spreadsheetml.sheet'),
    'xl/workbook.xml': '<workbook/>',
  });

/** The container of the old Office formats, with the stream that distinguishes Word from Excel. */
export const oldOffice = (stream: 'WordDocument' | 'Workbook' | '__properties_version1.0'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(100),
  ]);

/** A multipart form with one file and the fields beside it. */
export function form(bytes: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  Object.entries(fields).forEach(([field, value]) => data.append(field, value));
  data.append('file', new Blob([new Uint8Array(bytes)]), name);
  return data;
}
