import clsx from 'clsx';
import { Button } from '../ui/Button';
import { ArrowUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MoreMatch } from '../../lib/list-state/useMoreMatch';
import style from './MoreMatchBar.module.css';

interface MoreMatchBarProps extends MoreMatch {
  /** Above cards, because their pager is out of sight. */
  above: boolean;
}

/** Over the edge of the rows, so that it moves none. */
export function MoreMatchBar({ count, onShow, above }: MoreMatchBarProps) {
  return (
    <div className={style.place} aria-live="polite">
      {count > 0 && (
        <Button
          variant="contained"
          size="small"
          className={clsx(style.bar, above ? style.above : style.below)}
          onClick={onShow}
        >
          <ArrowUp />
          <FormattedMessage id="live.more" values={{ count }} />
        </Button>
      )}
    </div>
  );
}
