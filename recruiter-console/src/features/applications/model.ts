import { toLanguage, type Language } from '@byline/shared-types/domain';
import type { ApplicationResponse } from '../../api';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Lines of plain text as rich text, one paragraph each. */
export const paragraphs = (...lines: string[]): string => lines.map((line) => `<p>${escape(line)}</p>`).join('');

/** The job all applications are for, if it is one. */
export function commonJob(applications: readonly ApplicationResponse[]): string | null {
  const titles = new Set(applications.map(({ job }) => job.title));
  return titles.size === 1 ? ([...titles][0] ?? null) : null;
}

/** What can still be approved, or declined, of a selection (docs/domain/recruiting.md#deciding). */
export const approvable = (applications: readonly ApplicationResponse[]): ApplicationResponse[] =>
  applications.filter(({ status }) => status !== 'successful');
export const declinable = (applications: readonly ApplicationResponse[]): ApplicationResponse[] =>
  applications.filter(({ status }) => status !== 'rejected');

/** Those who read the same language together: a mail is in its reader's language. */
export const byLanguage = (applications: readonly ApplicationResponse[]): Map<Language, ApplicationResponse[]> =>
  Map.groupBy(applications, ({ candidate }) => toLanguage(candidate.language));

/** A mail as it is written. */
export interface MailValues {
  subject: string;
  message: string;
}

export interface DeclineValues extends ReasonValues {
  mails: Partial<Record<Language, MailValues>>;
}

/** The mails as the API takes them: that of the first language, and what those of the others get instead. */
export function toMails(mails: DeclineValues['mails'], languages: readonly Language[]) {
  const [email, ...translations] = languages.map((language) => {
    const { subject = '', message = '' } = mails[language] ?? {};
    return { language, subject: subject.trim(), message };
  });
  const { subject = '', message = '' } = email ?? {};
  return { email: { subject, message }, ...(translations.length > 0 && { translations }) };
}

/** The field of a mail by what the API calls it. */
export const mailField = (field: string, languages: readonly Language[]): string =>
  field.replace(
    /^(?:email|translations\.(\d+))\./,
    (_, at?: string) => `mails.${languages[at === undefined ? 0 : Number(at) + 1] ?? ''}.`,
  );

/** Why, as it is typed; empty when nobody says. */
export interface ReasonValues {
  reason: string;
  candidateReason: string;
}
export const NO_REASONS: ReasonValues = { reason: '', candidateReason: '' };
export const toReasons = ({ reason, candidateReason }: ReasonValues) => ({
  reason: reason.trim() || null,
  candidateReason: candidateReason.trim() || null,
});

/** What a decision names: each application as it is shown. */
export const seen = (applications: readonly ApplicationResponse[]) =>
  applications.map(({ _id, version }) => ({ id: _id, version }));
