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
import { OpenRecord } from '../../../components/record/OpenRecord';
import type { OpenRecordProps } from '../../../components/record/SplitPage';
import { SavedHead } from '../../../components/record/SavedHead';
import { Text } from '../../../components/ui/Text';
import { useWidth } from '../../../lib/useWidth';
import { categoriesOf, LABEL } from '../model';
import { useCard } from '../useCard';
import { useCardActions } from '../useCardActions';
import { AddCategory } from './AddCategory';
import { Categories } from './Categories';

/** One scorecard: its label, categories, items and weights. */
export function ScorecardPane({ id, onOpen, onBack }: OpenRecordProps) {
  const cards = useAllScorecardsQuery();
  const categories = useAllScorecardCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const query = {
    ...cards,
    error: cards.error ?? categories.error,
    refetch: () => {
      void cards.refetch();
      void categories.refetch();
    },
  };
  return (
    <OpenRecord texts="scorecardEditor" {...{ query, id, onBack }}>
      {(card) => categories.data && <OpenCard {...{ card, categories: categories.data, onOpen, onBack }} />}
    </OpenRecord>
  );
}

interface OpenCardProps extends Pick<OpenRecordProps, 'onOpen'> {
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
