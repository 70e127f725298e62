import type { PDFDocumentProxy } from 'pdfjs-dist';
import { candidate } from './candidate.js';
import { skillsPassport } from './skills-passport.js';
import { readTold, type DataCv } from './told.js';
import { parseXml } from './xml.js';

/** A photo makes the document large. */
const MAX_BYTES = 8_000_000;

/** Reads the XML of Europass, of either version; null for other XML. */
export function europassCv(bytes: Uint8Array): DataCv | null {
  if (bytes.length > MAX_BYTES) return null;
  const root = parseXml(new TextDecoder().decode(bytes));
  const told =
    root?.name === 'SkillsPassport' ? skillsPassport(root) : root?.name === 'Candidate' ? candidate(root) : null;
  return told && readTold(told);
}

/** Reads the data that the editors of Europass attach to a PDF; null for a PDF without them. */
export async function attachedEuropass(document: PDFDocumentProxy): Promise<DataCv | null> {
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    const content = /\.xml$/i.test(filename) ? await document.getAttachmentContent(id) : null;
    const cv = content && europassCv(content);
    if (cv) return cv;
  }
  return null;
}
