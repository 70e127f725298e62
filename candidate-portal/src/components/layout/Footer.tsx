import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { currentYear } from '@byline/web-kit/dates';
import style from './Footer.module.css';
import layoutStyle from './layout.module.css';

export function Footer() {
  const t = useT();
  return (
    <footer className={`${layoutStyle.wrap} ${style.footer}`} data-print="none">
      <span>
        © {currentYear()} {config.agencyName}
      </span>
      <a href={config.links.privacy}>{t('layout.privacy')}</a>
      <a href={config.links.cookies}>{t('layout.cookies')}</a>
      <a href={config.links.terms}>{t('layout.terms')}</a>
    </footer>
  );
}
