import { testimonial, trustLogos } from '../../../config/content';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import style from './Trust.module.css';

/** Word marks and a testimonial beside the registration: content settings, not code (config/content.tsx). */
export function Trust() {
  const t = useT();
  const language = useLanguage();
  return (
    <aside className={style.trust} aria-label={t('register.trust')}>
      <ul aria-label={t('register.trustLogos')}>
        {trustLogos.map(({ name, width, mark }) => (
          <li key={name}>
            <svg width={width} height="26" viewBox={`0 0 ${width} 26`} role="img" aria-label={name}>
              {mark}
            </svg>
          </li>
        ))}
      </ul>
      <figure>
        <blockquote className={style.quote}>{testimonial.words[language]}</blockquote>
        <figcaption className={style.by}>{testimonial.by[language]}</figcaption>
      </figure>
    </aside>
  );
}
