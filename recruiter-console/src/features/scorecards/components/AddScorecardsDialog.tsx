import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddCandidateScorecardsMutation, useAllScorecardsQuery } from '../../../api';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Check } from '../../../components/ui/fields/Check';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useMade } from '../../../lib/made/made-context';
import style from './AddScorecardsDialog.module.css';

interface AddScorecardsDialogProps {
  candidateId: string;
  /** Ids of the candidate's scorecards. */
  has: readonly string[];
  onAdded: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses more scorecards for a candidate. */
export function AddScorecardsDialog({ candidateId, has, onAdded, onClose }: AddScorecardsDialogProps) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const { light } = useMade();
  const { data, error, refetch } = useAllScorecardsQuery();
  const [add, { isLoading }] = useAddCandidateScorecardsMutation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const others = data?.filter(({ _id }) => !has.includes(_id));
  const found = others?.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  const count = chosen.length;

  const save = async (): Promise<void> => {
    // Before the list has the new cards, which then open.
    onAdded(chosen);
    const result = await add({ id: candidateId, body: chosen.map((_id) => ({ _id })) });
    if (result.error) {
      showError(result.error);
      return;
    }
    notify(t('scorecards.added', { count }), { success: true });
    onClose();
    const [first] = chosen;
    if (first !== undefined) light({ id: first });
  };
  return (
    <AppDialog
      open
      title={<FormattedMessage id="scorecards.add" />}
      onClose={onClose}
      onSend={() => {
        if (count > 0 && !isLoading) void save();
      }}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button variant="contained" color="primary" disabled={count === 0 || isLoading} onClick={() => void save()}>
            <FormattedMessage id="scorecards.addChosen" values={{ count }} />
          </Button>
        </>
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />)}
      {others?.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage id="scorecards.allAdded" />
        </Text>
      )}
      {others && others.length > 0 && (
        <>
          <SearchInput label={t('scorecards.search')} value={text} onChange={setText} width="full" autoFocus />
          <ul className={style.list}>
            {found?.map(({ _id, label, selectedCategories }) => (
              <li key={_id}>
                <Check
                  checked={chosen.includes(_id)}
                  onChange={(on) => setChosen(on ? [...chosen, _id] : chosen.filter((one) => one !== _id))}
                >
                  {label}{' '}
                  <Text tone="muted" size="small">
                    <FormattedMessage
                      id="scorecards.items"
                      values={{ count: selectedCategories.flatMap(({ selectedItems }) => selectedItems).length }}
                    />
                  </Text>
                </Check>
              </li>
            ))}
          </ul>
          {found?.length === 0 && (
            <Text as="p" tone="muted" role="status">
              <FormattedMessage id="scorecards.noneFound" />
            </Text>
          )}
        </>
      )}
    </AppDialog>
  );
}
