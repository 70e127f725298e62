import {
  completeLanguages,
  hasWrongField,
  LANGUAGES,
  type Language,
  type MailTemplateText,
} from '@byline/shared-types/domain';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Tabs } from '../../../components/ui/Tabs';
import { Text } from '../../../components/ui/Text';
import style from './TemplateLanguages.module.css';

/** Each language in its own words, as people know it. */
const OWN_NAMES: Record<Language, string> = { nl: 'Nederlands', fr: 'Français', en: 'English' };

interface TemplateLanguagesProps {
  texts: readonly MailTemplateText[];
  /** The languages whose text a colleague changed too. */
  inConflict: readonly Language[];
  language: Language;
  onChange: (language: Language) => void;
}

function Mark({ id }: { id: MessageId | null }) {
  if (!id) return null;
  return (
    <Text size="small" tone="warn" className={style.mark}>
      <TriangleAlert size={12} />
      <span>
        <FormattedMessage id={id} />
      </span>
    </Text>
  );
}

/** A tab for each language, with what is wrong with its text. */
export function TemplateLanguages({ texts, inConflict, language, onChange }: TemplateLanguagesProps) {
  const t = useT();
  const complete = completeLanguages(texts);
  const markOf = (one: Language) => {
    if (inConflict.includes(one)) return 'mailTemplates.isTwice';
    if (complete.includes(one)) return null;
    const text = texts.find((written) => written.language === one);
    return text && hasWrongField(text) ? 'mailTemplates.isWrong' : 'mailTemplates.isMissing';
  };
  return (
    <Tabs
      label={t('mailTemplates.languages')}
      value={language}
      onChange={onChange}
      className={style.tabs}
      tabs={LANGUAGES.map((one) => ({
        value: one,
        id: `template-${one}`,
        panel: 'template-texts',
        label: (
          <>
            <span lang={one}>{OWN_NAMES[one]}</span>
            <Mark id={markOf(one)} />
          </>
        ),
      }))}
    />
  );
}
