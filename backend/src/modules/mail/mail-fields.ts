import { mailFieldError, type MailField, type MailTexts } from '@byline/shared-types/domain';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';

/** Refuses unknown and torn fields, by the field of the request that has them. */
export function requireKnownFields(texts: Partial<MailTexts>, at = ''): void {
  const wrong = (['subject', 'message'] as const).flatMap((name) => {
    const error = mailFieldError(texts[name] ?? '');
    return error ? [fieldProblem(`${at}${name}`, error)] : [];
  });
  if (wrong.length > 0) throw ProblemError.fields(wrong);
}

/** Refuses a mail with fields that cannot be filled for these recipients. */
export function requireFilled(
  unfilled: readonly { _id: unknown; firstname: string; name: string; fields: MailField[] }[],
): void {
  const [first] = unfilled;
  if (!first) return;
  const fields = [...new Set(unfilled.flatMap(({ fields: of }) => of))].map((field) => `{{${field}}}`).join(', ');
  const who = unfilled.map(({ firstname, name }) => `${firstname} ${name}`).join(', ');
  throw new ProblemError('mail_field_empty', {
    parameters: { fields, who },
    records: unfilled.map(({ _id }) => String(_id)),
  });
}
