import { useT } from '@byline/web-kit/i18n';
import { Link } from 'react-router-dom';
import { foundBy, PART_PLACES } from '../../found';
import type { Candidate } from '../../model';
import textStyle from '../../../../components/ui/text.module.css';
import style from './completeness.module.css';

/** Counts the fields by which recruiters find the candidate, and names the missing ones (docs/domain/candidates.md#completeness). */
export function Found({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { total, missing } = foundBy(candidate);
  const count = total - missing.length;
  return (
    <section aria-labelledby="a-found">
      <header className={style.head}>
        <h2 id="a-found">{t('wizard.found')}</h2>
        <span className={`${textStyle.nowrap} ${textStyle.small} ${textStyle.secondary}`}>
          {t('profile.sixOf', { count, total })}
        </span>
      </header>
      <div className={style.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={index < count ? style.known : undefined} />
        ))}
      </div>
      <p className={`${textStyle.small} ${textStyle.secondary}`}>
        {t(missing.length === 0 ? 'profile.foundAll' : 'profile.foundText')}
      </p>
      <ul className={style.missing}>
        {missing.map((part) => (
          <li key={part}>
            <Link to={PART_PLACES[part]}>{t(`found.${part}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
