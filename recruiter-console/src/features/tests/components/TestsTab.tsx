import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { FileCheck, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListTestsQuery } from '../../../api';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ShowMore } from '../../../components/ui/ShowMore';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { TestCard } from './TestCard';
import { TestForm } from './TestForm';

export function TestsTab({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [adding, setAdding] = useFormShown({ form: 'new-test', record: candidateId });
  const opener = useFocusBack(adding);
  const rows = useShownRows();
  const { data, error, isLoading, isFetching, refetch } = lastAnswer(
    useListTestsQuery(
      { ...rows.query, filter: { candidateId: [candidateId] }, sort: ['-createdAt'], prefer: EXACT },
      { refetchOnMountOrArgChange: true },
    ),
  );
  return (
    <>
      {adding ? (
        <TestForm candidateId={candidateId} onClose={() => setAdding(false)} onMade={rows.showAll} />
      ) : (
        <PaneHead lined>
          <SearchInput label={t('tests.search')} value={rows.text} onChange={rows.setText} width="rest" />
          <Button ref={opener} onClick={() => setAdding(true)}>
            <Plus />
            <FormattedMessage id="tests.add" />
          </Button>
        </PaneHead>
      )}
      <Scroll column aria-busy={isFetching}>
        {isLoading && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.records.length === 0 && (
          <EmptyState
            icon={FileCheck}
            title={t(rows.isSearching ? 'tests.noneMatch' : 'tests.none')}
            text={t(rows.isSearching ? 'tests.noneMatchText' : 'tests.noneText')}
          />
        )}
        <List aria-label={t('tests.tab')}>
          {data?.records.map((test) => (
            <TestCard key={test._id} test={test} />
          ))}
        </List>
        <ShowMore shown={data?.records.length ?? 0} total={data?.totalCount ?? 0} onMore={rows.onMore} />
      </Scroll>
    </>
  );
}
