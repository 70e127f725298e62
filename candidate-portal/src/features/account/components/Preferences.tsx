import { LANGUAGES, THEMES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useChosenLanguage } from '@byline/web-kit/session';
import { useTheme } from '@byline/web-kit/theme';
import { Segments } from '../../../components/form/Segments';
import { useSettings } from '../useSettings';

export function LanguageChoice() {
  const t = useT();
  const change = useSettings();
  return (
    <Segments
      legend={t('layout.language')}
      choices={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase(), lang: language }))}
      value={useChosenLanguage()}
      onChange={(language) => change({ language })}
    />
  );
}

export function ThemeChoice() {
  const t = useT();
  const change = useSettings();
  return (
    <Segments
      legend={t('account.theme')}
      choices={THEMES.map((theme) => ({ value: theme, label: t(`account.theme.${theme}`) }))}
      value={useTheme()}
      onChange={(theme) => change({ theme })}
    />
  );
}
