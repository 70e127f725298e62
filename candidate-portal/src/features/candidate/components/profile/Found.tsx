import { useT } from '@byline/web-kit/i18n';
import { Link } from 'react-router-dom';
import { foundBy, PART_PAGES } from '../../found';
import type { Candidate } from '../../model';
import textStyle from '../../../../components/ui/text.module.css';
import style from './completeness.module.css';

interface FoundProps {
  candidate: Candidate;
  /** Whether parts of the profile page need a link to it. */
  linked?: boolean;
}

/** Counts the fields by which recruiters find the candidate, and names the missing ones (docs/domain/candidates.md#completeness). */
export function Found({ candidate, linked = false }: FoundProps) {
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
        {missing.map((part) => {
          const page = PART_PAGES[part] ?? (linked ? '/profile' : null);
          return <li key={part}>{page ? <Link to={page}>{t(`found.${part}`)}</Link> : t(`found.${part}`)}</li>;
        })}
      </ul>
    </section>
  );
}
