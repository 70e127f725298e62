import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useIsNew } from '../../lib/candidate-list/new-ids';
import style from './NewMark.module.css';

/** A dot beside a candidate who is new in the opened view. */
export function NewMark({ candidateId }: { candidateId: string }) {
  const t = useT();
  if (!useIsNew(candidateId)) return null;
  return (
    <span className={style.dot} title={t('views.newHere')}>
      <span className={visuallyHidden}>{t('views.newHere')}</span>
    </span>
  );
}
