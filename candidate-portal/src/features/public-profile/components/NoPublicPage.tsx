import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../../components/layout/Page';
import { buttonClass } from '../../../components/ui/Button';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

/**
 * The reason why there is no page: 404 if it is unknown or not public, which look the same to a visitor; 410 if the
 * candidate has left; 503 if the API is unavailable.
 */
export type NoPage = 404 | 410 | 503;

const WORDS = {
  404: { title: 'public.notFound', text: 'public.notFoundText' },
  410: { title: 'public.gone', text: 'public.goneText' },
  503: { title: 'public.notLoaded', text: 'public.notLoadedText' },
} as const;

export function NoPublicPage({ status }: { status: NoPage }) {
  const t = useT();
  const { title, text } = WORDS[status];
  return (
    <Page title={t(title)} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
      <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}>
        <header>
          <h1>{t(title)}</h1>
          <p className={textStyle.lead}>{t(text)}</p>
        </header>
        <div>
          <a className={buttonClass({})} href="/">
            {t('public.toPortal', { product: config.productName })}
          </a>
        </div>
      </section>
    </Page>
  );
}
