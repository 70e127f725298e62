/** Types of CVs that the API reads (docs/domain/candidates.md#cv-import). */
export const CV_FILE_TYPES = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/msword': ['doc'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt'],
  // The archive of LinkedIn, and Europass without its PDF.
  'application/zip': ['zip'],
  'application/xml': ['xml'],
} as const;

/** A CV was read, or it is a scan without text, has a password, is damaged, or is an archive or XML of others than LinkedIn and Europass. */
export const CV_STATES = ['read', 'empty', 'locked', 'damaged', 'unknown'] as const;
export type CvState = (typeof CV_STATES)[number];
