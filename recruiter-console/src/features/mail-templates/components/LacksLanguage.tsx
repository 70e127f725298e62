import { completeLanguages, LANGUAGES, templateTextFor, type MailTemplateText } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { useCandidateLanguagesQuery } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';

/** Counts, for each language that a template lacks, the candidates who read it. */
export function LacksLanguage({ texts }: { texts: readonly MailTemplateText[] }) {
  const t = useT();
  const { data: readers = [] } = useCandidateLanguagesQuery();
  const complete = completeLanguages(texts);
  if (complete.length === 0) return null;
  const lacking = LANGUAGES.filter((language) => !complete.includes(language)).flatMap((language) => {
    const count = readers.find((one) => one.language === language)?.count ?? 0;
    const other = templateTextFor(texts, language)?.language;
    return count > 0 && other ? [{ language, other, count }] : [];
  });
  if (lacking.length === 0) return null;
  return (
    <Banner quiet tone="warn">
      <Stack gap={4}>
        {lacking.map(({ language, other, count }) => (
          <span key={language}>
            <FormattedMessage
              id="mailTemplates.lacks"
              values={{
                count,
                language: t(`mailTemplates.word.${language}`),
                other: t(`mailTemplates.word.${other}`),
              }}
            />
          </span>
        ))}
      </Stack>
    </Banner>
  );
}
