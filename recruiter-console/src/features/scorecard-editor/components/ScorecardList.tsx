import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAllScorecardsQuery, useCreateScorecardMutation } from '../../../api';
import { NewRecord } from '../../../components/record/NewRecord';
import { RecordList } from '../../../components/record/RecordList';
import { messages } from '../messages';

interface ScorecardListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

const DRAFT = 'new-scorecard';

/** All scorecards by their label, with a search and a way to make one. */
export function ScorecardList({ open, onOpen }: ScorecardListProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const query = useAllScorecardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateScorecardMutation();
  return (
    <RecordList
      query={query}
      nameOf={({ label }) => label}
      detailOf={({ categories }) => (
        <FormattedMessage
          {...messages.content}
          values={{ categories: categories.length, items: categories.flatMap(({ items }) => items).length }}
        />
      )}
      words={messages}
      draft={DRAFT}
      newRecord={({ onCancel, onMade }) => (
        <NewRecord
          label={formatMessage(messages.add)}
          field={formatMessage(messages.name)}
          draft={DRAFT}
          onCancel={onCancel}
          onMake={async (label) => {
            const { data } = await create({ createScorecardRequest: { label } }).unwrap();
            notify(formatMessage(messages.added, { label: data.label }));
            onMade(data._id);
          }}
        />
      )}
      open={open}
      onOpen={onOpen}
    />
  );
}
