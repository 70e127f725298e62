import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListNotesQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { NoRows, RecordTab, SearchOrFilter } from '../../../components/record/RecordTab';
import { Text } from '../../../components/ui/Text';
import { Segment } from '../../../components/ui/Segment';
import { SCORES, scoreLabel } from '../../../i18n/labels';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import style from './NotesTab.module.css';

const ALL = -2;

export function NotesTab({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [writing, setWriting] = useFormShown({ form: 'new-note', record: candidateId });
  const opener = useFocusBack(writing);
  const [score, setScore] = useState<number>(ALL);
  const rows = useShownRows();
  const call = lastAnswer(
    useListNotesQuery({
      ...rows.query,
      filter: { candidateId, ...(score !== ALL && { score }) },
      sort: ['-createdAt'],
      prefer: EXACT,
    }),
  );
  const { data } = call;
  return (
    <>
      {writing ? (
        <NoteForm
          candidateId={candidateId}
          onClose={() => setWriting(false)}
          onMade={() => {
            setScore(ALL);
            rows.showAll();
          }}
        />
      ) : (
        <PaneHead lined>
          <Text tone="muted" grow role="status">
            {data && <FormattedMessage id="notes.count" values={{ count: data.totalCount ?? 0 }} />}
          </Text>
          <Button ref={opener} onClick={() => setWriting(true)}>
            <Plus />
            <FormattedMessage id="notes.add" />
          </Button>
        </PaneHead>
      )}
      <Row className={style.filter}>
        <SearchOrFilter label="notes.search" rows={rows} width="full">
          <Segment<number>
            small
            label={t('notes.filter')}
            value={score}
            onChange={setScore}
            options={[ALL, ...SCORES].map((value) => {
              const label = value === ALL ? 'common.all' : scoreLabel(value);
              return { value, label: label && t(label) };
            })}
          />
          <Grow />
        </SearchOrFilter>
      </Row>
      <RecordTab
        label="notes.tab"
        {...{ call, rows }}
        empty={<NoRows texts="notes" narrowed={score !== ALL || rows.isSearching} />}
      >
        {data?.records.map((note) => (
          <NoteItem key={note._id} note={note} />
        ))}
      </RecordTab>
    </>
  );
}
