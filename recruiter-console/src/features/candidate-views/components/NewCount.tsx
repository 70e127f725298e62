import { useT } from '@byline/web-kit/i18n';
import { use } from 'react';
import { Text } from '../../../components/ui/Text';
import { NewIdsContext } from '../../../lib/candidate-list/new-ids';
import style from './NewCount.module.css';

/** How many candidates are new in the opened view, beside its name. */
export function NewCount({ more }: { more: boolean }) {
  const t = useT();
  const { size: count } = use(NewIdsContext);
  if (count === 0) return null;
  return (
    <span className={style.count}>
      <span className={style.dot} />
      <Text cut>{t(more ? 'views.manyNewSince' : 'views.newSince', { count })}</Text>
    </span>
  );
}
