import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { buttonClass } from '../../../components/ui/Button';
import layoutStyle from '../../../components/layout/layout.module.css';
import numberedStyle from '../../../components/ui/numbered.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Marketing.module.css';

const HOW = [
  { title: 'public.question', text: 'public.questionText' },
  { title: 'public.meet', text: 'public.meetText' },
  { title: 'public.match', text: 'public.matchText' },
] as const;

/** The selection funnel (docs/domain/candidates.md#public-profile). */
const FUNNEL = [
  { percent: 30, text: 'public.phone' },
  { percent: 12, text: 'public.test' },
  { percent: 8, text: 'public.live' },
  { percent: 5, text: 'public.offer' },
] as const;

/** How it works and how we select, under every public profile. */
export function Marketing({ firstname }: { firstname: string }) {
  const t = useT();
  const { contact } = config.links;
  return (
    <div className={style.band} data-print="none">
      <div className={`${layoutStyle.wrap} ${style.columns}`}>
        <section aria-labelledby="how">
          <h2 id="how">{t('public.how')}</h2>
          <ol className={`${numberedStyle.numbered} ${style.steps}`}>
            {HOW.map(({ title, text }) => (
              <li key={title}>
                <h3>{t(title)}</h3>
                <p className={textStyle.secondary}>{t(text, { firstname })}</p>
              </li>
            ))}
          </ol>
          {contact && (
            <p className={style.ask}>
              <a className={`${buttonClass({})} ${style.wrapping}`} href={contact}>
                {t('public.ask', { agency: config.agencyName, firstname })}
              </a>
            </p>
          )}
        </section>
        <section aria-labelledby="funnel">
          <h2 id="funnel">{t('public.select')}</h2>
          <ol className={style.funnel}>
            {FUNNEL.map(({ percent, text }) => (
              <li key={percent}>
                <b>{percent}%</b>
                <span>{t(text)}</span>
                <i data-percent={percent} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
