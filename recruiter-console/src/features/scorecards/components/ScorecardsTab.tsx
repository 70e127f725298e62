import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListCandidateScorecardsQuery } from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { RecordTab } from '../../../components/record/RecordTab';
import { EmptyState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { AddScorecardsDialog } from './AddScorecardsDialog';
import { ScorecardCard } from './ScorecardCard';

export function ScorecardsTab({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const list = { filter: { candidateId: [candidateId] }, limit: MAX_PAGE_SIZE, prefer: EXACT };
  const call = useListCandidateScorecardsQuery(list, { refetchOnMountOrArgChange: true });
  const { data } = call;
  const cards = data?.records ?? [];
  return (
    <>
      <PaneHead lined>
        <Text tone="muted" grow role="status">
          {data && <FormattedMessage id="scorecards.count" values={{ count: cards.length }} />}
        </Text>
        <Button onClick={() => setAdding(true)} disabled={!data}>
          <Plus />
          <FormattedMessage id="scorecards.add" />
        </Button>
      </PaneHead>
      <RecordTab
        label="scorecards.tab"
        call={call}
        empty={<EmptyState icon={ClipboardList} title={t('scorecards.none')} text={t('scorecards.noneText')} />}
      >
        {cards.map((card) => (
          <ScorecardCard key={card._id} card={card} list={list} startsOpen={added.includes(card._id)} />
        ))}
      </RecordTab>
      {adding && (
        <AddScorecardsDialog
          candidateId={candidateId}
          has={cards.map(({ _id }) => _id)}
          onAdded={setAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
