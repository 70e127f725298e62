import type { InterviewStatus } from '@byline/shared-types/domain';
import { FormattedMessage } from 'react-intl';
import type { HistoryChangeDto } from '../../../api';
import { StatusPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { useChangeWords } from '../useChangeWords';
import style from './Changes.module.css';

const Arrow = () => <Text tone="muted"> → </Text>;

/** A stage: the status before and after it, or the archive. */
export function StageChange({ changes }: { changes: readonly HistoryChangeDto[] }) {
  const status = changes.find(({ field }) => field === 'status');
  const archived = changes.find(({ field }) => field === 'archived');
  return (
    <>
      {status && (
        <span className={style.pills}>
          <FormattedMessage id="timeline.status" />
          <StatusPill status={status.from as InterviewStatus} />
          <Arrow />
          <StatusPill status={status.to as InterviewStatus} />
        </span>
      )}
      {archived && <FormattedMessage id={archived.to ? 'timeline.archived' : 'timeline.unarchived'} />}
    </>
  );
}

/** Changed fields, each with the old value and the new one. */
export function FieldChanges({ changes }: { changes: readonly HistoryChangeDto[] }) {
  const wordsOf = useChangeWords();
  return changes.map(wordsOf).map(({ field, label, from, to }) => (
    <span key={field} className={style.change}>
      {label}
      {to !== undefined && (
        <>
          {' '}
          {from && (
            <>
              <Text tone="muted">{from}</Text>
              <Arrow />
            </>
          )}
          <Text weight="medium">{to || '–'}</Text>
        </>
      )}
    </span>
  ));
}
