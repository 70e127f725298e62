import { templateTextFor, type Language, type MailPurpose, type MailTemplateText } from '@byline/shared-types/domain';
import { useAllMailTemplatesQuery } from '../../api';

/** The text of a purpose's default template for a reader of a language; null without a default. */
export type DefaultText = (language: Language) => MailTemplateText | null;

/** The default template of a purpose; null while it loads. Without an answer the mail begins as if there were none. */
export function useDefaultTemplate(purpose: MailPurpose): DefaultText | null {
  const { data, error } = useAllMailTemplatesQuery();
  if (!data && !error) return null;
  const template = data?.find((one) => one.isDefault && one.purpose === purpose);
  return (language) => (template ? templateTextFor(template.texts, language) : null);
}
