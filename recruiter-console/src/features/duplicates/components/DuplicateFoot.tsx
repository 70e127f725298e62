import { MERGE_UNDO_DAYS, type DuplicateState } from '@byline/shared-types/domain';
import { formatDay, now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Merge } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useMergeDuplicateMutation, useUpdateDuplicateMutation, type DuplicateResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneFoot } from '../../../components/layout/Pane';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useOnce } from '../../../lib/useOnce';
import { inOrder, toMerge, type Chosen, type Pair } from '../model';
import { useUndo } from '../useUndo';
import { Ahead } from './Ahead';
import style from './DuplicateFoot.module.css';

/** The last day on which a merge of today can be undone. */
const undoUntil = (): string => formatDay(new Date(now() + MERGE_UNDO_DAYS * 86_400_000).toISOString());

interface DuplicateFootProps {
  duplicate: DuplicateResponse;
  pair: Pair;
  chosen: Chosen;
  /** The number of coming appointments of both. */
  appointments: number;
  onAnswered: () => void;
  /** A candidate was changed meanwhile. */
  onStale: () => void;
}

/** The answers about a pair. Each can be taken back at once, and later. */
export function DuplicateFoot({ duplicate, pair, chosen, appointments, onAnswered, onStale }: DuplicateFootProps) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [update] = useUpdateDuplicateMutation();
  const [merge] = useMergeDuplicateMutation();
  const undoMerge = useUndo();
  const { _id: id, abilities, decidedAt, decidedBy } = duplicate;
  const [one = '', other = ''] = inOrder(pair, chosen.stays).map(displayName);
  const set = async (state: DuplicateState, version: number): Promise<DuplicateResponse | null> => {
    const { data, error } = await update({ id, updateDuplicateRequest: { state, version } });
    if (error) showError(error);
    return data ?? null;
  };
  const answer = useOnce(async (state: DuplicateState) => {
    const answered = await set(state, duplicate.version);
    if (!answered) return;
    const undo = (): void => void set('open', answered.version);
    if (state === 'different') notify(t('duplicates.keptApart', { one, other }), { undo });
    else notify(t('duplicates.openAgain', { one, other }));
    onAnswered();
  });
  const join = useOnce(async () => {
    const { data, error } = await merge({ id, mergeDuplicateRequest: toMerge(pair, chosen) });
    if (toProblem(error)?.code === 'stale_version') onStale();
    else if (error) showError(error);
    if (!data) return;
    notify(t('duplicates.merged', { one, other }), { undo: () => void undoMerge(data.data) });
    onAnswered();
  });
  return (
    <PaneFoot className={style.foot}>
      <Grow className={style.words}>
        {decidedAt && (
          <FormattedMessage
            id="duplicates.saidBy"
            values={{
              date: formatDay(decidedAt),
              name: decidedBy ? displayName(decidedBy) : t('bulk.someoneGone'),
            }}
          />
        )}
        {abilities.answer && (
          <>
            <Text weight="medium">
              <FormattedMessage id="duplicates.bothKept" />
            </Text>{' '}
            <FormattedMessage id="duplicates.undoUntil" values={{ date: undoUntil(), stays: chosen.stays }} />{' '}
            <Ahead {...{ pair, appointments }} />
          </>
        )}
      </Grow>
      {abilities.answer && (
        <>
          <Button onClick={() => void answer('different')}>
            <FormattedMessage id="duplicates.different" />
          </Button>
          <Button variant="contained" color="primary" onClick={() => void join()}>
            <Merge />
            <FormattedMessage id="duplicates.merge" values={{ name: one }} />
          </Button>
        </>
      )}
      {abilities.reopen && (
        <Button onClick={() => void answer('open')}>
          <FormattedMessage id="duplicates.takeBack" />
        </Button>
      )}
    </PaneFoot>
  );
}
