import { templateTextFor, type Language, type MailPurpose, type MailTemplateText } from '@byline/shared-types/domain';
import { useAllMailTemplatesQuery, type MailTemplateResponse } from '../../api';

/** The default template of a purpose, null without one, and its text for a reader of a language. */
export interface DefaultTemplate {
  template: MailTemplateResponse | null;
  textFor: (language: Language) => MailTemplateText | null;
}

/** The default template of a purpose; null while it loads. Without an answer the mail begins as if there were none. */
export function useDefaultTemplate(purpose: MailPurpose): DefaultTemplate | null {
  const { data, error } = useAllMailTemplatesQuery();
  if (!data && !error) return null;
  const template = data?.find((one) => one.isDefault && one.purpose === purpose) ?? null;
  return { template, textFor: (language) => templateTextFor(template?.texts ?? [], language) };
}
