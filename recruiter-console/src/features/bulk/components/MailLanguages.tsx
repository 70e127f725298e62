import { templateTextFor, type Language } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MailTemplateResponse, RecipientLanguageDto } from '../../../api';
import { MailTexts } from '../../../components/mail/MailTexts';
import type { TextsByField } from '../../../components/mail/useTakeTemplate';
import { Stack } from '../../../components/layout/Stack';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import type { MailValues } from '../mail';

interface MailLanguagesProps {
  recipients: readonly RecipientLanguageDto[];
  words: (language: Language) => Translate;
}

/** The mail in each language of the recipients, one at a time. After a refusal it shows the first language with an error. */
export function MailLanguages({ recipients, words }: MailLanguagesProps) {
  const t = useT();
  const names = useNames();
  const { errors, submitCount } = useFormikContext<MailValues>();
  const languages = recipients.map(({ language }) => language);
  const [first] = languages;
  const [chosen, setChosen] = useState(first);
  const [shownFor, setShownFor] = useState(submitCount);
  const wrong = languages.filter((language) => errors.mails?.[language]);
  const [firstWrong] = wrong;
  // Each submit with errors leads once to a language that has one.
  if (submitCount !== shownFor && firstWrong) {
    setShownFor(submitCount);
    if (!chosen || !wrong.includes(chosen)) setChosen(firstWrong);
  }
  /** Each language of the recipients gets the template's text for its readers. */
  const textsOf = ({ texts }: MailTemplateResponse): TextsByField =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const { subject = '', message = '' } = templateTextFor(texts, language) ?? {};
        return [
          [`mails.${language}.subject`, subject],
          [`mails.${language}.message`, message],
        ];
      }),
    );
  if (!first || !chosen) return null;
  const { count } = recipients.find(({ language }) => language === chosen) ?? { count: 0 };
  return (
    <Stack gap={16}>
      {languages.length > 1 && (
        <Segment
          label={t('bulkMail.languages')}
          value={chosen}
          options={recipients.map((one) => ({
            value: one.language,
            label: t('bulkMail.ofLanguage', { language: names.language(one.language), count: one.count }),
          }))}
          onChange={setChosen}
        />
      )}
      {chosen !== first && (
        <Text as="p" tone="muted">
          <FormattedMessage id="bulkMail.leftEmpty" values={{ count, language: t(`mailTemplates.word.${first}`) }} />
        </Text>
      )}
      <MailTexts
        key={chosen}
        at={`mails.${chosen}.`}
        labels={{ subject: t('bulkMail.subject'), message: t('bulkMail.message') }}
        words={words(chosen)}
        required={chosen === first}
        language={chosen}
        textsOf={textsOf}
        autoFocus="subject"
      />
    </Stack>
  );
}
