import { toLanguage, type MailTemplateText, type MailTexts } from '@byline/shared-types/domain';
import {
  useGetCandidateQuery,
  useGetMailFieldsQuery,
  type GetMailFieldsApiArg,
  type MailTemplateResponse,
} from '../../api';
import { fillKnown } from './fill-known';
import { useDefaultTemplate } from './useDefaultTemplate';
import type { MailSubject } from './write-mail-context';

/** The request for the values of a text's fields. */
export const fieldsAsked = (
  id: string,
  text: MailTemplateText | null,
  { jobId, appointmentId }: MailSubject = {},
): GetMailFieldsApiArg => ({
  id,
  ...(text && { language: text.language }),
  ...(jobId && { jobId }),
  ...(appointmentId && { appointmentId }),
});

/** The first texts of a mail, and the template that they come from. */
export interface TemplateStart extends MailTexts {
  template: MailTemplateResponse;
}

/** The default template of a purpose, filled for a candidate; null while it loads, where an answer fails and without a default. */
export function useTemplateStart(candidateId: string | null, about?: MailSubject): TemplateStart | null {
  const found = useDefaultTemplate(about?.purpose ?? 'free');
  const template = found?.template;
  const id = candidateId ?? '';
  const candidate = useGetCandidateQuery({ id }, { skip: candidateId === null });
  const text = candidate.currentData && found?.textFor(toLanguage(candidate.currentData.language));
  const fields = useGetMailFieldsQuery(fieldsAsked(id, text ?? null, about), { skip: !text });
  return text && template && fields.currentData ? { ...fillKnown(text, fields.currentData), template } : null;
}
