import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useRecruiters } from '../../api/lookups';
import { useMark } from '../../lib/live/live-state';
import { Avatar } from './Avatar';
import style from './ChangeMark.module.css';

function Author({ id, short }: { id: string | null; short: boolean }) {
  const t = useT();
  const author = useRecruiters().find(id);
  const text = t(author ? 'live.changed' : 'live.changedBySomebody', { name: author?.firstname ?? '' });
  return (
    <span className={style.mark} data-change data-print="none" title={short ? text : undefined}>
      {author && <Avatar person={author} size="small" />}
      <span className={short && author ? visuallyHidden : undefined}>{text}</span>
    </span>
  );
}

interface ChangeMarkProps {
  id: string;
  /** Only initials, for lack of room. */
  short?: boolean;
}

/** Names the colleague who just changed the record beside it; otherwise nothing. */
export function ChangeMark({ id, short = false }: ChangeMarkProps) {
  const mark = useMark(id);
  return mark && <Author id={mark.by} short={short} />;
}
