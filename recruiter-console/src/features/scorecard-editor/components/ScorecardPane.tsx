import { MAX_CATEGORIES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import {
  useAllScorecardCategoriesQuery,
  useAllScorecardsQuery,
  type ScorecardCategoryResponse,
  type ScorecardResponse,
} from '../../../api';
import { Pane, PaneBody, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { NoRecordPane } from '../../../components/record/NoRecord';
import { SavedHead } from '../../../components/record/SavedHead';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useWidth } from '../../../lib/useWidth';
import { categoriesOf, LABEL } from '../model';
import { useCard } from '../useCard';
import { useCardActions } from '../useCardActions';
import { AddCategory } from './AddCategory';
import { Categories } from './Categories';

interface ScorecardPaneProps {
  id: string;
  /** Opens another scorecard, or none after a removal. */
  onOpen: (id: string | null) => void;
  /** On a phone: leads back to all scorecards. */
  onBack?: () => void;
}

export function ScorecardPane({ id, onOpen, onBack }: ScorecardPaneProps) {
  const t = useT();
  const cards = useAllScorecardsQuery();
  const categories = useAllScorecardCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const card = cards.data?.find(({ _id }) => _id === id);
  if (card && categories.data) {
    return <OpenCard card={card} categories={categories.data} onOpen={onOpen} onBack={onBack} />;
  }
  // A new scorecard is missing from the list until the list has loaded again.
  if (cards.data && !card && !cards.isFetching) {
    return (
      <NoRecordPane
        title="scorecardEditor.gone"
        text="scorecardEditor.goneText"
        all="scorecardEditor.all"
        onBack={onBack}
      />
    );
  }
  const error = cards.error ?? categories.error;
  const retry = (): void => {
    void cards.refetch();
    void categories.refetch();
  };
  return (
    <Pane aria-label={t('scorecardEditor.title')}>
      {error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton />}
    </Pane>
  );
}

interface OpenCardProps extends Pick<ScorecardPaneProps, 'onOpen'> {
  card: ScorecardResponse;
  categories: readonly ScorecardCategoryResponse[];
  onBack: (() => void) | undefined;
}

function OpenCard({ card: record, categories, onOpen, onBack }: OpenCardProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const card = useCard(record);
  const { autosave } = card;
  const { duplicate, removeCard } = useCardActions(record._id);
  const full = categoriesOf(autosave.values).length >= MAX_CATEGORIES;
  return (
    <Pane aria-label={record.label} ref={pane}>
      <SavedHead
        autosave={autosave}
        name={LABEL}
        field={t('scorecardEditor.name')}
        title={record.label}
        width={width}
        onDuplicate={async () => {
          const id = await duplicate(autosave.values);
          if (id) onOpen(id);
        }}
        onRemove={async () => {
          if (await removeCard(record.label, autosave.discard)) onOpen(null);
        }}
        back={onBack && { label: 'scorecardEditor.all', onClick: onBack }}
      />
      <Scroll>
        <PaneBody gap={12}>
          <Categories card={card} categories={categories} />
          {full ? (
            <Text tone="muted">
              <FormattedMessage id="scorecardEditor.fullCard" values={{ max: MAX_CATEGORIES }} />
            </Text>
          ) : (
            <AddCategory cardId={record._id} card={card} categories={categories} />
          )}
        </PaneBody>
      </Scroll>
      <PaneFoot>
        <FormattedMessage id="scorecardEditor.shared" />
      </PaneFoot>
    </Pane>
  );
}
