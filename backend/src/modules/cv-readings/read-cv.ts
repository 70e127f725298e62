import type { CvState } from '@byline/shared-types/domain';
import { attachedEuropass, europassCv } from './data/europass.js';
import { linkedinCv } from './data/linkedin.js';
import type { DataCv } from './data/told.js';
import { textOf } from './layout/cv-line.js';
import { laidOut, laidPdf, openPdf, type Laid } from './layout/laid-out.js';
import { readCv, type ReadCv } from './rules/cv.js';

/** A CV that was read, with its lines, or the reason why it was not. */
export interface CvReading {
  state: CvState;
  /** 0 for data, which have no pages. */
  pages: number;
  cv: ReadCv | null;
  /** The texts of the lines, in which the service looks for the agency's skills. */
  lines: { page: number; text: string }[];
}

const MAX_LINES = 3_000;
/** A file with fewer letters is a scan or a picture. */
const MIN_LETTERS = 20;

const nothing = (state: CvReading['state']): CvReading => ({ state, pages: 0, cv: null, lines: [] });

const ofData = ({ cv, lines }: DataCv): CvReading => ({
  ...{ state: 'read', pages: 0, cv },
  lines: lines.map((text) => ({ page: 1, text })),
});

/** Reads lines that are laid out. */
export function readLaid({ pages, lines: all, links }: Laid): CvReading {
  const lines = all.slice(0, MAX_LINES);
  const letters = lines.map(textOf).join('').match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return nothing('empty');
  return {
    state: 'read',
    pages,
    cv: readCv(lines, links),
    lines: lines.map((line) => ({ page: line.page, text: textOf(line) })),
  };
}

/** Files of data alone, by their type. */
const DATA: Record<string, (bytes: Buffer) => DataCv | null> = {
  'application/xml': europassCv,
  'application/zip': linkedinCv,
};

/** Reads a PDF: the data that Europass attached to it in place of the text. */
async function readPdf(bytes: Buffer): Promise<CvReading> {
  const document = await openPdf(bytes);
  if (document === 'locked') return nothing('locked');
  const data = await attachedEuropass(document);
  return data ? ofData(data) : readLaid(await laidPdf(document));
}

/** Reads a CV. Throws if the file is damaged. */
export async function readCvFile(bytes: Buffer, mimeType: string): Promise<CvReading> {
  if (mimeType === 'application/pdf') return readPdf(bytes);
  const readData = DATA[mimeType];
  if (!readData) return readLaid(await laidOut(bytes, mimeType));
  const data = readData(bytes);
  return data ? ofData(data) : nothing('unknown');
}
