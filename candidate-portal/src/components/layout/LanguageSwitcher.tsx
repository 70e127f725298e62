import { LANGUAGES } from '@byline/shared-types/domain';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../../i18n/language';
import { useLanguage } from '@byline/web-kit/i18n';
import { useT } from '@byline/web-kit/i18n';
import { layout } from './messages';
import style from './LanguageSwitcher.module.css';

/** NL, FR, EN: plain links that reload the page with `?lang=` (docs/domain/accounts.md#languages). */
export function LanguageSwitcher() {
  const t = useT();
  const current = useLanguage();
  const location = useLocation();
  return (
    <nav className={style.languages} aria-label={t(layout.language)}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(language, location)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
