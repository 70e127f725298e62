import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { zip } from './uploads.js';

const DATA = join(import.meta.dirname, '../fixtures/cv-data');

/** Europass as its editors write it: until 2020, and since. */
export const EUROPASS = ['skills-passport.xml', 'candidate.xml'] as const;
export const europassXml = (name: (typeof EUROPASS)[number]): Promise<Buffer> => readFile(join(DATA, name));

/** A PDF with a file attached to it, as Europass attaches its data. */
export async function pdfWith(attached: string | Buffer, text = 'Curriculum vitae of somebody else'): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText(text, { x: 20, y: 100, size: 14 });
  await document.attach(Buffer.from(attached), 'attachment.xml', { mimeType: 'text/xml' });
  return Buffer.from(await document.save());
}

/** The archive of LinkedIn's "Download your data", in the folder and with the notes that it has. */
export const linkedinFiles: Record<string, string> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Zoë,Lefèvre,,,May 17,"Traductrice médicale","Notices médicales, brochures",Translation,5000,"Namur, Walloon Region, Belgium",,"[PERSONAL:https://zoe.example.be,PORTFOLIO:https://github.com/zoe]",\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Maison Verrier,Traductrice,"Notices, brochures\net rapports",Bruxelles,Mar 2016,\n' +
    '"Atelier du Mot, SRL",Réviseuse,,Mons,2012,Feb 2016\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversité de Mons,Sep 2009,2011,,Master en traduction,\n',
  'Skills.csv': 'Name\nmemoQ\nSDL Trados\n',
  'Languages.csv':
    'Name,Proficiency\nFrench,Native or bilingual proficiency\nDutch,Professional working proficiency\nTagalogish,\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.be,Yes,No,1/1/20\nZoe.Lefevre@example.be,Yes,Yes,1/1/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,0470 00 12 34,Mobile\n',
  'Connections.csv': 'Notes:\n"When you export your data, …"\n\nFirst Name,Last Name\nSomebody,Else\n',
};

export const linkedinZip = (files: Record<string, string> = linkedinFiles): Buffer =>
  zip(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`Basic_LinkedInDataExport_11-27-2026/${name}`, text]),
    ),
  );
