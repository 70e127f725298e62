import { isOngoing, toLanguage, type Language } from '@byline/shared-types/domain';
import type { AnsweredWorkDto, ApplicationResponse } from '../../api';
import { NO_WORK, toWork, toWorkValues, type WorkValues } from '../../components/jobs/work-values';
import type { MailExtras } from '../../components/mail/useBeginWith';

/** Whether a decision would change the application; a withdrawn one takes none, and one of a removed job no approval (docs/domain/recruiting.md#deciding). */
export const mayApprove = ({ status, job }: ApplicationResponse): boolean =>
  (status === 'pending' || status === 'rejected') && !job.isRemoved;
export const mayDecline = ({ status }: ApplicationResponse): boolean => status === 'pending' || status === 'successful';

/** The selected applications that the user can still approve, or decline (docs/domain/recruiting.md#deciding). */
export const approvable = (applications: readonly ApplicationResponse[]): ApplicationResponse[] =>
  applications.filter(mayApprove);
export const declinable = (applications: readonly ApplicationResponse[]): ApplicationResponse[] =>
  applications.filter(mayDecline);

/** Groups applications by the language of their candidate, because each candidate gets the mail in it. */
export const byLanguage = (applications: readonly ApplicationResponse[]): Map<Language, ApplicationResponse[]> =>
  Map.groupBy(applications, ({ candidate }) => toLanguage(candidate.language));

export interface MailValues {
  subject: string;
  message: string;
}

export interface DeclineValues extends ReasonValues, MailExtras {
  mails: Partial<Record<Language, MailValues>>;
}

/** The mails in the API's format: the mail of the first language, and its translations. */
export function toMails(mails: DeclineValues['mails'], languages: readonly Language[]) {
  const [email, ...translations] = languages.map((language) => {
    const { subject = '', message = '' } = mails[language] ?? {};
    return { language, subject: subject.trim(), message };
  });
  const { subject = '', message = '' } = email ?? {};
  return { email: { subject, message }, ...(translations.length > 0 && { translations }) };
}

/** The field in the form for a field of the API. */
export const mailField = (field: string, languages: readonly Language[]): string =>
  field.replace(
    /^(?:email|translations\.(\d+))\./,
    (_, at?: string) => `mails.${languages[at === undefined ? 0 : Number(at) + 1] ?? ''}.`,
  );

/** The reasons from the form; empty if the recruiter gives none. */
export interface ReasonValues {
  reason: string;
  candidateReason: string;
}
export const NO_REASONS: ReasonValues = { reason: '', candidateReason: '' };
export const toReasons = ({ reason, candidateReason }: ReasonValues) => ({
  reason: reason.trim() || null,
  candidateReason: candidateReason.trim() || null,
});

/** The period of work of an application in a form; the fields count only where it is its own, and keep what was typed for another tick. */
export interface OwnWorkValues extends WorkValues {
  own: boolean;
}
export const ownWorkValues = (application: ApplicationResponse | undefined): OwnWorkValues => ({
  own: Boolean(application?.workFrom),
  ...toWorkValues(application),
});

/** Whether the period of work of an application matters: it has not ended, and its job is not removed. */
export const mayChangeWork = ({ status, job }: ApplicationResponse): boolean => isOngoing(status) && !job.isRemoved;
export const hasOwnWork = (application: ApplicationResponse): boolean =>
  mayChangeWork(application) && Boolean(application.workFrom);

/** Null in each field stands for the period of the job. One of its own stays so with the days of the job, because the job may change. */
export const toOwnWork = ({ own, ...values }: OwnWorkValues): AnsweredWorkDto => toWork(own ? values : NO_WORK);

/** The applications of a decision with the versions that the user sees. */
export const seen = (applications: readonly ApplicationResponse[]) =>
  applications.map(({ _id, version }) => ({ id: _id, version }));
