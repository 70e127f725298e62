import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { Button } from './Button';
import { FormattedMessage } from 'react-intl';
import style from './ShowMore.module.css';

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Below a list with hidden rows; it stops at the largest page size. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  if (shown >= total || shown >= MAX_PAGE_SIZE) return null;
  return (
    <div className={style.more}>
      <Button variant="text" onClick={onMore}>
        <FormattedMessage id="common.showMore" values={{ shown, total }} />
      </Button>
    </div>
  );
}
