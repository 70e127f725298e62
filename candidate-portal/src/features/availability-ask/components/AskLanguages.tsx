import { LANGUAGES } from '@byline/shared-types/domain';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import style from '../../../components/layout/languages.module.css';

/** NL, FR, EN as plain links, because the page has no script. They keep the chosen answer. */
export function AskLanguages({ answer }: { answer: string | null }) {
  const t = useT();
  const current = useLanguage();
  return (
    <nav className={style.languages} aria-label={t('layout.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`?${answer === null ? '' : `answer=${answer}&`}lang=${language}`}
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
