import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useAllScorecardsQuery, useCreateScorecardMutation, useScorecardUsesQuery } from '../../../api';
import { NewRecord } from '../../../components/record/NewRecord';
import { RecordList } from '../../../components/record/RecordList';
import { UsesText } from '../../../components/record/UsesText';
import { useUses } from '../../../components/record/useUses';

interface ScorecardListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

const DRAFT = 'new-scorecard';

/** All scorecards by label, with a search and a form for a new one. */
export function ScorecardList({ open, onOpen }: ScorecardListProps) {
  const t = useT();
  const notify = useNotify();
  const query = useAllScorecardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const usesOf = useUses(useScorecardUsesQuery, query.data);
  const [create] = useCreateScorecardMutation();
  return (
    <RecordList
      query={query}
      nameOf={({ label }) => label}
      detailOf={({ _id, categories }) => (
        <>
          <FormattedMessage
            id="scorecardEditor.content"
            values={{ categories: categories.length, items: categories.flatMap(({ items }) => items).length }}
          />
          <UsesText uses={usesOf(_id)} />
        </>
      )}
      texts="scorecardEditor"
      draft={DRAFT}
      newRecord={({ onCancel, onMade }) => (
        <NewRecord
          label={t('scorecardEditor.add')}
          field={t('scorecardEditor.name')}
          draft={DRAFT}
          onCancel={onCancel}
          onMake={async (label) => {
            const { data } = await create({ createScorecardRequest: { label } }).unwrap();
            notify(t('scorecardEditor.added', { label: data.label }));
            onMade(data._id);
          }}
        />
      )}
      open={open}
      onOpen={onOpen}
    />
  );
}
