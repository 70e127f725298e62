import type { DuplicateState } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useUpdateDuplicateMutation, type DuplicateResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneFoot } from '../../../components/layout/Pane';
import { displayName } from '../../../lib/format';
import { useOnce } from '../../../lib/useOnce';

interface DuplicateFootProps {
  duplicate: DuplicateResponse;
  onAnswered: () => void;
}

/** The answer about a pair, which can be taken back at once, or later from the answered pairs. */
export function DuplicateFoot({ duplicate, onAnswered }: DuplicateFootProps) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [update] = useUpdateDuplicateMutation();
  const { abilities, candidates, decidedAt, decidedBy } = duplicate;
  const [one = '', other = ''] = candidates.map(displayName);
  const set = async (state: DuplicateState, version: number): Promise<DuplicateResponse | null> => {
    const { data, error } = await update({ id: duplicate._id, updateDuplicateRequest: { state, version } });
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
  return (
    <PaneFoot>
      <Grow>
        {decidedAt && (
          <FormattedMessage
            id="duplicates.saidBy"
            values={{
              date: formatDay(decidedAt),
              name: decidedBy ? displayName(decidedBy) : t('bulk.someoneGone'),
            }}
          />
        )}
      </Grow>
      {abilities.answer && (
        <Button onClick={() => void answer('different')}>
          <FormattedMessage id="duplicates.different" />
        </Button>
      )}
      {abilities.reopen && (
        <Button onClick={() => void answer('open')}>
          <FormattedMessage id="duplicates.takeBack" />
        </Button>
      )}
    </PaneFoot>
  );
}
