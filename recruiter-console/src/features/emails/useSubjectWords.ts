import { useT } from '@byline/web-kit/i18n';

/** The subject of a mail in words, for names of controls: mails can come in without a subject. */
export function useSubjectWords() {
  const t = useT();
  return (subject: string): string => subject || t('conversations.noSubject');
}
