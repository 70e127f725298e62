import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Row } from '../layout/Stack';
import { FoldButton } from '../ui/FoldButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ErrorState } from '../ui/States';
import { Text } from '../ui/Text';
import style from './DaySection.module.css';

interface DaySectionProps {
  title: ReactNode;
  /** The call behind the section. */
  answer: { data?: unknown; error?: unknown; refetch: () => unknown };
  /** 0 hides the section: it has nothing for this day. */
  count: number;
  /** The list of all; null if nothing is left out. */
  all: string | null;
  /** The words of the link to all. */
  allWords?: 'day.all' | 'appointments.all';
  /** Folds the section into one line with its count. */
  fold?: { folded: boolean; onFold: (folded: boolean) => void } | undefined;
  children: ReactNode;
}

/** A part of a recruiter's day; it is there only when it has something. */
export function DaySection({ title, answer, count, all, allWords = 'day.all', fold, children }: DaySectionProps) {
  const { formatNumber } = useIntl();
  const id = useId();
  if (answer.data === undefined)
    return answer.error ? (
      <section aria-labelledby={id} className={style.section}>
        <Text as="h2" weight="semibold" id={id}>
          {title}
        </Text>
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      </section>
    ) : (
      <div aria-busy="true">
        <ListSkeleton rows={2} />
      </div>
    );
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className={style.section}>
      <Row>
        <Text as="h2" weight="semibold" id={id}>
          {fold ? <FoldButton {...fold}>{title}</FoldButton> : title}
        </Text>
        <Text tone="muted" grow>
          {formatNumber(count)}
        </Text>
        {all !== null && !fold?.folded && (
          <Link className={style.all} to={all} data-print="none">
            <FormattedMessage id={allWords} />
          </Link>
        )}
      </Row>
      {!fold?.folded && children}
    </section>
  );
}
