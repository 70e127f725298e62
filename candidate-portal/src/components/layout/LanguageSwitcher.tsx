import { LANGUAGES } from '@byline/shared-types/domain';
import { languageChosen } from '@byline/web-kit/session';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { addressIn } from '../../i18n/language';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import style from './languages.module.css';

/** NL, FR, EN: links to the same page with `?lang=` (docs/domain/accounts.md#languages), which keep the typed text. */
export function LanguageSwitcher() {
  const t = useT();
  const current = useLanguage();
  const location = useLocation();
  const dispatch = useDispatch();
  return (
    <nav className={style.languages} aria-label={t('layout.language')}>
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={addressIn(language, location)}
          replace
          state={location.state as unknown}
          onClick={(event) => {
            // With a modifier key, the link opens another page, which reads `?lang=` itself.
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) dispatch(languageChosen(language));
          }}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
