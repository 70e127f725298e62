import { completeLanguages, LANGUAGES, type Language, type MailTemplateText } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Text } from '../../../components/ui/Text';
import style from './TemplateLanguages.module.css';

/** Each language in its own words, as people know it. */
const OWN_NAMES: Record<Language, string> = { nl: 'Nederlands', fr: 'Français', en: 'English' };

interface TemplateLanguagesProps {
  texts: readonly MailTemplateText[];
  language: Language;
  onChange: (language: Language) => void;
}

/** A tab for each language; an incomplete language says so. */
export function TemplateLanguages({ texts, language, onChange }: TemplateLanguagesProps) {
  const t = useT();
  const complete = completeLanguages(texts);
  return (
    <Tabs
      value={language}
      onChange={(_, next: Language) => onChange(next)}
      aria-label={t('mailTemplates.languages')}
      className={style.tabs ?? ''}
      variant="scrollable"
      scrollButtons={false}
    >
      {LANGUAGES.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`template-${one}`}
          aria-controls="template-texts"
          disableRipple
          label={
            <>
              <span lang={one}>{OWN_NAMES[one]}</span>
              {!complete.includes(one) && (
                <Text size="small" tone="warn" className={style.missing}>
                  <TriangleAlert size={12} />
                  <FormattedMessage id="mailTemplates.isMissing" />
                </Text>
              )}
            </>
          }
        />
      ))}
    </Tabs>
  );
}
