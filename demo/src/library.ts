import { normalise } from '@byline/backend/common/lists/search.js';
import type { DemoDays } from './days.ts';
import type { FileDraft } from './files.ts';
import { demoId } from './ids.ts';
import { PdfWriter } from './pdf.ts';
import { stamps } from './records.ts';

const FILES = [
  {
    name: 'Terms for freelancers.pdf',
    lines: [
      'The agency pays within 30 days of the invoice.',
      'A text belongs to the client once it is paid.',
      'Tell us as soon as a deadline is at risk; we look for a solution together.',
    ],
  },
  {
    name: 'Word list and house style.pdf',
    lines: [
      'We write numbers below thirteen in words.',
      'Names of brands keep their own capitals.',
      'Quotation marks are those of the language of the text.',
    ],
  },
];

/** The id of the terms, which a template brings along. */
export const TERMS = demoId('libraryFile', 0);

/** The files that the agency attaches to mails. */
export const libraryFiles = (days: DemoDays): FileDraft[] =>
  FILES.map(({ name, lines }, index) => {
    const _id = demoId('libraryFile', index);
    const key = String(_id);
    const addedAt = days.at(-300 + index * 120, 640);
    return {
      record: {
        ...{ _id, candidateId: null, ownerId: demoId('user', index), kind: 'library' as const },
        ...{ originalname: name, name, nameKey: normalise(name), mimeType: 'application/pdf', uploadedSize: null },
        ...{ portfolio: false, hidden: false, title: null, summary: null, unusedSince: null },
        ...{ storageKey: `${key.slice(-2)}/${key}`, thumbnail: null, thumbnailDue: null },
        ...{ textState: null, textDue: null },
        ...stamps(addedAt),
      },
      content: async () => {
        const pdf = await PdfWriter.start(name, 'Byline', addedAt);
        pdf.title(name.replace('.pdf', ''));
        lines.forEach((line) => pdf.paragraph(line));
        return pdf.finish();
      },
    };
  });
