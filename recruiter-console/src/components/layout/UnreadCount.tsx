import { MAX_UNREAD } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { useCountConversationsQuery } from '../../api';
import style from './UnreadCount.module.css';

interface UnreadCountProps {
  /** True on the mail screens. */
  current?: boolean;
  /** On the icon of a phone's bottom bar. */
  badge?: boolean;
}

/** The number of unread conversations of the caller or of the team; empty at zero. */
export function UnreadCount({ current = false, badge = false }: UnreadCountProps) {
  const t = useT();
  const { data } = useCountConversationsQuery();
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <span className={clsx(badge ? style.badge : style.count, current && style.current)}>
      <span aria-hidden="true">{count < MAX_UNREAD ? count : `${MAX_UNREAD - 1}+`}</span>
      <span className={visuallyHidden}>{t('conversations.unreadCount', { count })}</span>
    </span>
  );
}
