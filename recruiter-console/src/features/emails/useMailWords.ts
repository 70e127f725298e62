import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import type { FieldWords } from '../../components/ui/merge/field-words';
import type { EmailValues } from './model';

/** Field names and values of a mail as text, for the comparison of two versions. */
export function useMailWords(): FieldWords<EmailValues> {
  const t = useT();
  return {
    label: (name) => t(name === 'templateId' ? 'mailTemplates.use' : `emails.${name}`),
    text: (values, name) => {
      if (name === 'message') return plainText(values.message);
      if (name === 'attachments') return values.attachments.map((file) => file.name).join(', ');
      const value = values[name];
      return typeof value === 'string' ? value : (value ?? []).map((mailbox) => mailbox.email).join(', ');
    },
  };
}
