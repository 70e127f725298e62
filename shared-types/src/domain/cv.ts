import type { FileTextState } from './stored-files.js';

/** Types of CVs that the API reads (docs/domain/candidates.md#cv-import). */
export const CV_FILE_TYPES = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/msword': ['doc'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt'],
} as const;

/** A CV was read, or it is a scan without text, has a password, or is damaged. */
export const CV_STATES = ['read', 'empty', 'locked', 'damaged'] as const satisfies readonly FileTextState[];
export type CvState = (typeof CV_STATES)[number];
