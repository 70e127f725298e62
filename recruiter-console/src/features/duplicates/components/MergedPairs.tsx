import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MergeResponse } from '../../../api';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useOnce } from '../../../lib/useOnce';
import { useUndo } from '../useUndo';
import style from './MergedPairs.module.css';

interface MergedPairsProps {
  merges: readonly MergeResponse[];
  /** On the profile of the candidate who stayed, which needs no link to itself. */
  here?: boolean;
}

/** Merges that can be undone. */
export const MergedPairs = ({ merges, here = false }: MergedPairsProps) => (
  <List>
    {merges.map((merge) => (
      <Merged key={merge._id} merge={merge} here={here} />
    ))}
  </List>
);

function Merged({ merge, here }: { merge: MergeResponse; here: boolean }) {
  const t = useT();
  const undo = useUndo();
  const act = useOnce(() => undo(merge));
  const { candidate, gone, mergedBy, createdAt, undoUntil } = merge;
  return (
    <li className={style.merge}>
      <span className={style.who}>
        <span>
          <FormattedMessage
            id="duplicates.partOf"
            values={{
              other: displayName(gone),
              one: candidate ? <Into candidate={candidate} here={here} /> : t('duplicates.mergedOn'),
            }}
          />
        </span>
        <Text size="small" tone="muted">
          <FormattedMessage
            id="duplicates.mergedBy"
            values={{
              name: mergedBy ? displayName(mergedBy) : t('bulk.someoneGone'),
              date: formatDay(createdAt),
              until: formatDay(undoUntil),
            }}
          />
        </Text>
      </span>
      {candidate && (
        <Button
          size="small"
          aria-label={t('duplicates.undoOf', { name: displayName(gone) })}
          onClick={() => void act()}
        >
          <FormattedMessage id="common.undo" />
        </Button>
      )}
    </li>
  );
}

const Into = ({ candidate, here }: { candidate: NonNullable<MergeResponse['candidate']>; here: boolean }) =>
  here ? displayName(candidate) : <Link to={`/candidates/${candidate._id}`}>{displayName(candidate)}</Link>;
