import {
  fillMail,
  mailFieldToken,
  unfilledMailFields,
  type FilledMail,
  type MailFieldValues,
  type MailTexts,
} from '@byline/shared-types/domain';

/** The texts with the fields that have a value; the others stay fields, so that the writer sees them. */
export function fillKnown(texts: MailTexts, values: MailFieldValues): FilledMail {
  const unfilled = unfilledMailFields(values, texts.subject, texts.message);
  const tokens = Object.fromEntries(unfilled.map((field) => [field, mailFieldToken(field)])) as MailFieldValues;
  return { ...fillMail(texts, { ...values, ...tokens }), unfilled };
}
