import { completeLanguages, templateTextFor, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import { FormattedMessage } from 'react-intl';
import type { MailTemplateResponse } from '../../api';
import { Banner } from '../ui/Banner';
import { findTemplates } from './find-templates';

interface OtherLanguageProps {
  /** The template of the text. */
  templateId: string | null;
  templates: readonly MailTemplateResponse[];
  language: Language;
  onChoose: (template: MailTemplateResponse) => void;
}

/** Says that a template lacks the language of the mail, and offers the next one of its purpose that has it. */
export function OtherLanguage({ templateId, templates, language, onChoose }: OtherLanguageProps) {
  const t = useT();
  const template = templates.find(({ _id }) => _id === templateId);
  const text = templateTextFor(template?.texts ?? [], language);
  if (!template || !text || text.language === language) return null;
  const ofPurpose = templates.filter(({ purpose }) => purpose === template.purpose);
  const next = findTemplates(ofPurpose, template.purpose, '').find(({ texts }) =>
    completeLanguages(texts).includes(language),
  );
  const values = {
    name: template.name,
    language: t(`mailTemplates.word.${language}`),
    other: t(`mailTemplates.word.${text.language}`),
  };
  return (
    <Banner
      action={
        next && (
          <Button size="small" onClick={() => onChoose(next)}>
            <FormattedMessage id="mailTemplates.useNext" values={{ name: next.name }} />
          </Button>
        )
      }
    >
      <FormattedMessage id="mailTemplates.otherLanguage" values={values} />
    </Banner>
  );
}
