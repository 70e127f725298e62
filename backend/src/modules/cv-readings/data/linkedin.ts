import { parse } from 'csv-parse/sync';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { addressIn } from '../rules/address.js';
import { lineOf, readTold, type DataCv, type Told } from './told.js';

/** The files of LinkedIn's "Download your data" that tell of the person, each with a column of its head. */
const FILES = {
  'Profile.csv': 'First Name',
  'Positions.csv': 'Company Name',
  'Education.csv': 'School Name',
  'Skills.csv': 'Name',
  'Languages.csv': 'Name',
  'Email Addresses.csv': 'Email Address',
  'PhoneNumbers.csv': 'Number',
} as const;
type FileName = keyof typeof FILES;
type Row = Record<string, string>;

/** A person's own files have some kilobytes; an archive that inflates to more is a bomb. */
const MAX_BYTES = 5_000_000;
const MAX_ROWS = 500;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isRead = (path: string): boolean => Object.hasOwn(FILES, baseName(path));

function unzipped(bytes: Uint8Array): Map<string, Uint8Array> {
  let size = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    size += isRead(name) ? originalSize : 0;
    if (size > MAX_BYTES) throw new Error('the archive inflates to too many bytes');
    return isRead(name);
  };
  return new Map(Object.entries(unzipSync(bytes, { filter })).map(([name, content]) => [baseName(name), content]));
}

/** The rows of a file, below its head; notes may stand above it. */
function rowsOf(content: Uint8Array | undefined, column: string): Row[] {
  if (!content) return [];
  const rows: string[][] = parse(Buffer.from(content), {
    ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, to: MAX_ROWS },
  });
  const at = rows.findIndex((cells) => cells.includes(column));
  const head = rows[at];
  if (!head) return [];
  return rows.slice(at + 1).map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
}

/** "[PERSONAL:https://a.example,OTHER:https://b.example]" */
const websitesIn = (text: string): string[] => text.match(/(?:https?:\/\/|www\.)[^\s,\]]+/gi) ?? [];

/** The address, or the place of the person: "Namur, Walloon Region, Belgium". */
function addressOf(profile: Row): Told['address'] {
  const places = [profile['Address'], profile['Geo Location']].filter((text) => text !== undefined && text !== '');
  const address = addressIn(places.flatMap((text) => (text ?? '').split('\n')).map(lineOf), null);
  return address && { ...address, postal: address.postal ?? (profile['Zip Code'] || null) };
}

/** Reads the archive of LinkedIn; null for another archive. */
export function linkedinCv(bytes: Uint8Array): DataCv | null {
  const files = unzipped(bytes);
  if (files.size === 0) return null;
  const rows = (name: FileName): Row[] => rowsOf(files.get(name), FILES[name]);
  const column = (name: FileName, head: string): string[] => rows(name).map((row) => row[head] ?? '');
  const [profile = {}] = rows('Profile.csv');
  const addresses = rows('Email Addresses.csv');
  const email = addresses.find((row) => row['Primary'] === 'Yes') ?? addresses[0];
  const positions = rows('Positions.csv');
  return readTold({
    firstname: profile['First Name'] ?? '',
    name: profile['Last Name'] ?? '',
    email: email?.['Email Address'] ?? '',
    phones: column('PhoneNumbers.csv', 'Number'),
    address: addressOf(profile),
    links: websitesIn(profile['Websites'] ?? ''),
    jobs: positions.map((row) => ({
      ...{ title: row['Title'] ?? '', employer: row['Company Name'] ?? '' },
      ...{ from: row['Started On'] ?? '', to: row['Finished On'] ?? '' },
    })),
    studies: rows('Education.csv').map((row) => ({
      ...{ degree: row['Degree Name'] ?? '', school: row['School Name'] ?? '' },
      ...{ from: row['Start Date'] ?? '', to: row['End Date'] ?? '' },
    })),
    languages: rows('Languages.csv').map((row) => ({
      ...{ name: row['Name'] ?? '', level: row['Proficiency'] ?? '', isMother: false },
    })),
    skills: column('Skills.csv', 'Name'),
    texts: [
      ...[profile['Headline'], profile['Summary'], ...positions.map((row) => row['Description'])].flatMap((text) =>
        (text ?? '').split('\n'),
      ),
    ].filter((text) => text.trim() !== ''),
  });
}
