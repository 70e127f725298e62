/**
 * Fields of a written mail, which the server fills for each recipient: `{{firstname}}`, or `{{job|this job}}` with the text for an empty value
 * (docs/domain/mail.md#fields).
 */
export const MAIL_FIELDS = ['firstname', 'name', 'email', 'job', 'client', 'recruiter'] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** Fields that not every recipient has: job and client come from an application. */
export const OPTIONAL_MAIL_FIELDS = ['job', 'client'] as const satisfies readonly MailField[];

/** The values for one recipient; empty or absent if unknown. */
export type MailFieldValues = Readonly<Partial<Record<MailField, string | null>>>;

const source = `\\{\\{\\s*(${MAIL_FIELDS.join('|')})\\s*(?:\\|([^{}|]*))?\\}\\}`;
/** Finds each field of a text, with its text for an empty value. */
export const mailFieldPattern = (): RegExp => new RegExp(source, 'g');

/** The field as it stands in a text. */
export const mailFieldToken = (field: MailField, otherwise = ''): string =>
  otherwise ? `{{${field}|${otherwise}}}` : `{{${field}}}`;

/** A text with its fields filled. A field without a value and without a text for it becomes empty. */
export const fillMailFields = (text: string, values: MailFieldValues): string =>
  text.replace(
    mailFieldPattern(),
    (_, field: MailField, otherwise?: string) => values[field] || (otherwise ?? '').trim(),
  );

/** Whether every `{{` in a text opens an existing field; a mail would contain a misspelt one literally. */
export const hasKnownMailFields = (text: string): boolean => !text.replace(mailFieldPattern(), '').includes('{{');

/** The fields of a text that need a value, because they have no text for an empty one. */
export const neededMailFields = (...texts: string[]): MailField[] => {
  const found = texts.flatMap((text) => [...text.matchAll(mailFieldPattern())]);
  const needed = found.flatMap(([, field, otherwise]) => (otherwise?.trim() ? [] : [field as MailField]));
  return MAIL_FIELDS.filter((field) => needed.includes(field));
};

/** The fields of a text that these values leave empty. */
export const unfilledMailFields = (values: MailFieldValues, ...texts: string[]): MailField[] =>
  neededMailFields(...texts).filter((field) => !values[field]);
