import { toLanguage, type MailTemplateText, type MailTexts } from '@byline/shared-types/domain';
import { useGetCandidateQuery, useGetMailFieldsQuery, type GetMailFieldsApiArg } from '../../api';
import { fillKnown } from './fill-known';
import { useDefaultTemplate } from './useDefaultTemplate';
import type { MailSubject } from './write-mail-context';

interface TemplateStart {
  /** True until the first texts of the mail are known. */
  isLoading: boolean;
  /** Null without a default template. */
  texts: MailTexts | null;
}

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

const NONE: TemplateStart = { isLoading: false, texts: null };

/** The default template of a purpose, filled for a candidate. Where an answer fails, the mail begins without it. */
export function useTemplateStart(candidateId: string | null, about?: MailSubject): TemplateStart {
  const template = useDefaultTemplate(about?.purpose ?? 'free');
  const id = candidateId ?? '';
  const candidate = useGetCandidateQuery({ id }, { skip: candidateId === null });
  const text = candidate.currentData && template?.(toLanguage(candidate.currentData.language));
  const fields = useGetMailFieldsQuery(fieldsAsked(id, text ?? null, about), { skip: !text });
  if (candidateId === null || candidate.error || fields.error) return NONE;
  if (!template || !candidate.currentData) return { ...NONE, isLoading: true };
  if (!text) return NONE;
  return fields.currentData
    ? { isLoading: false, texts: fillKnown(text, fields.currentData) }
    : { ...NONE, isLoading: true };
}
