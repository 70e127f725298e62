import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FileCheck, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListTestsQuery } from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { NoRows, RecordTab } from '../../../components/record/RecordTab';
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
  const call = lastAnswer(
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
      <RecordTab
        label="tests.tab"
        {...{ call, rows }}
        empty={<NoRows texts="tests" icon={FileCheck} narrowed={rows.isSearching} />}
      >
        {call.data?.records.map((test) => (
          <TestCard key={test._id} test={test} />
        ))}
      </RecordTab>
    </>
  );
}
