import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { buttonClass } from '../../../components/ui/Button';
import { messages } from '../messages';
import layoutStyle from '../../../components/layout/layout.module.css';
import numberedStyle from '../../../components/ui/numbered.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Marketing.module.css';

const HOW = [
  { title: messages.question, text: messages.questionText },
  { title: messages.meet, text: messages.meetText },
  { title: messages.match, text: messages.matchText },
] as const;

/** The selection funnel (docs/domain/candidates.md#public-profile). */
const FUNNEL = [
  { percent: 30, text: messages.phone },
  { percent: 12, text: messages.test },
  { percent: 8, text: messages.live },
  { percent: 5, text: messages.offer },
] as const;

/** How it works and how we select, under every public profile. */
export function Marketing({ firstname }: { firstname: string }) {
  const t = useT();
  const { contact } = config.links;
  return (
    <div className={style.band}>
      <div className={`${layoutStyle.wrap} ${style.columns}`}>
        <section aria-labelledby="how">
          <h2 id="how">{t(messages.how)}</h2>
          <ol className={`${numberedStyle.numbered} ${style.steps}`}>
            {HOW.map(({ title, text }) => (
              <li key={title.id}>
                <h3>{t(title)}</h3>
                <p className={textStyle.secondary}>{t(text, { firstname })}</p>
              </li>
            ))}
          </ol>
          {contact && (
            <p className={style.ask}>
              <a className={`${buttonClass({})} ${style.wrapping}`} href={contact}>
                {t(messages.ask, { agency: config.agencyName, firstname })}
              </a>
            </p>
          )}
        </section>
        <section aria-labelledby="funnel">
          <h2 id="funnel">{t(messages.select)}</h2>
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
