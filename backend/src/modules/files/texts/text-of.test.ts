import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { textOf } from './text-of.js';

const FIXTURES = join(import.meta.dirname, '../../../../test/fixtures/texts');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ODT = 'application/vnd.oasis.opendocument.text';

/** One CV, saved by LibreOffice in each format. */
it.each([
  ['pdf', 'application/pdf'],
  ['docx', DOCX],
  ['odt', ODT],
  ['rtf', 'application/rtf'],
  ['doc', 'application/msword'],
])('reads the words of a CV from a file of type %s', async (ending, mimeType) => {
  const { state, pages } = await textOf(await readFile(join(FIXTURES, `cv.${ending}`)), mimeType);
  expect(state).toBe('read');
  // The reader of old Word documents has plain dashes.
  const words = pages.join('\n').replace(/\s+/g, ' ').replaceAll('–', '-');
  for (const text of [
    'Zoë Lefèvre',
    'Vertaalster NL/FR/EN - zoe@example.be',
    'Medische bijsluiters vertaald voor Œuvre & Cie',
    'Tarief: € 0,12 per woord',
    'Beschikbaar vanaf december',
  ])
    expect(words).toContain(text);
});

it('reads text in UTF-8 and in the code of old Windows programs', async () => {
  const text = 'Vertaalster naar het Fransé, ook ’s avonds';
  expect((await textOf(Buffer.from(text), 'text/plain')).pages).toEqual([text]);
  expect(await textOf(Buffer.from('NL, FR'), 'text/plain')).toMatchObject({ state: 'read' });
  expect(await textOf(Buffer.from(' \n'), 'text/plain')).toMatchObject({ state: 'empty' });
  const old = Buffer.from(text.replace('’', '\u0092'), 'latin1');
  expect((await textOf(old, 'text/plain')).pages).toEqual([text]);
});

const docxOf = (body: string): Buffer =>
  Buffer.from(zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) }));

it('reads the text of a Word document once, without deleted text and codes', async () => {
  const body =
    '<w:p><w:r><mc:AlternateContent><mc:Choice><w:t>Translator of leaflets</w:t></mc:Choice>' +
    '<mc:Fallback><w:t>Translator of leaflets</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>' +
    '<w:p><w:del><w:delText>old rate</w:delText></w:del><w:instrText>PAGE</w:instrText><w:t>a</w:t><w:tab/><w:t>b</w:t></w:p>';
  expect((await textOf(docxOf(body), DOCX)).pages).toEqual(['Translator of leaflets\na b']);
});

it('says that a file has no text, a password or damage', async () => {
  const blank = await PDFDocument.create();
  blank.addPage();
  expect((await textOf(Buffer.from(await blank.save()), 'application/pdf')).state).toBe('empty');
  expect((await textOf(await readFile(join(FIXTURES, 'locked.pdf')), 'application/pdf')).state).toBe('locked');
  const whole = await readFile(join(FIXTURES, 'cv.docx'));
  await expect(textOf(whole.subarray(0, 900), DOCX)).rejects.toThrow();
  await expect(textOf(Buffer.from('%PDF-1.4 nothing'), 'application/pdf')).rejects.toThrow();
});

it('refuses a document that inflates to too many bytes', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(61_000_000) });
  await expect(textOf(Buffer.from(bomb), DOCX)).rejects.toThrow('inflates');
});

it('joins a word that a line of a PDF divides', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText('She is a sworn trans-', { x: 20, y: 150, size: 12 });
  page.drawText('lator of medical leaflets', { x: 20, y: 130, size: 12 });
  const { pages } = await textOf(Buffer.from(await document.save()), 'application/pdf');
  expect(pages).toEqual(['She is a sworn translator of medical leaflets']);
});
