import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListNotesQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Text } from '../../../components/ui/Text';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { IconAction } from '../../../components/ui/IconAction';
import { Segment } from '../../../components/ui/Segment';
import { ShowMore } from '../../../components/ui/ShowMore';
import { EmptyState, ErrorState } from '../../../components/ui/States';
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
  const [searching, setSearching] = useState(false);
  const rows = useShownRows();
  const { data, error, isLoading, isFetching, refetch } = lastAnswer(
    useListNotesQuery({
      ...rows.query,
      filter: { candidateId, ...(score !== ALL && { score }) },
      sort: ['-createdAt'],
      prefer: EXACT,
    }),
  );
  const narrowed = score !== ALL || rows.isSearching;
  const total = data?.totalCount ?? 0;
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
            {data && <FormattedMessage id="notes.count" values={{ count: total }} />}
          </Text>
          <Button ref={opener} onClick={() => setWriting(true)}>
            <Plus />
            <FormattedMessage id="notes.add" />
          </Button>
        </PaneHead>
      )}
      <Row className={style.filter}>
        {searching ? (
          <SearchInput label={t('notes.search')} value={rows.text} onChange={rows.setText} width="full" autoFocus />
        ) : (
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
        )}
        <Grow />
        <IconAction
          icon={searching ? X : Search}
          label={t(searching ? 'common.close' : 'notes.search')}
          onClick={() => {
            setSearching(!searching);
            rows.setText('');
          }}
        />
      </Row>
      <Scroll column aria-busy={isFetching}>
        {isLoading && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.records.length === 0 && (
          <EmptyState
            title={t(narrowed ? 'notes.noneMatch' : 'notes.none')}
            text={t(narrowed ? 'notes.noneMatchText' : 'notes.noneText')}
          />
        )}
        <List aria-label={t('notes.tab')}>
          {data?.records.map((note) => (
            <NoteItem key={note._id} note={note} />
          ))}
        </List>
        <ShowMore shown={data?.records.length ?? 0} total={total} onMore={rows.onMore} />
      </Scroll>
    </>
  );
}
