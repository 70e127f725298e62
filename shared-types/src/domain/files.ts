/** Types an upload may have, by content, and the endings they go by (docs/domain/files.md#uploads). */
export const PROFILE_FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const;

/** Attachments of mails and tests take doc and the spreadsheet types as well. */
export const ATTACHMENT_FILE_TYPES = {
  ...PROFILE_FILE_TYPES,
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const;

export const AVATAR_FILE_TYPES = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'] } as const;

/** The `accept` attribute of a file input for one of the maps above. */
export const acceptOf = (types: Record<string, readonly string[]>): string =>
  Object.values(types)
    .flat()
    .map((ending) => `.${ending}`)
    .join(',');
