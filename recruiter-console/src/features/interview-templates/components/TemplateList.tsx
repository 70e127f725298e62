import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAllInterviewTemplatesQuery } from '../../../api';
import { Pane, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { IconAction } from '../../../components/ui/IconAction';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';
import { NewTemplate } from './NewTemplate';
import style from './TemplateList.module.css';

interface TemplateListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

/** As the API searches: without accents and case. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** All templates by their type, with a search and a way to make one. */
export function TemplateList({ open, onOpen }: TemplateListProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const {
    data: templates,
    error,
    isLoading,
    refetch,
  } = useAllInterviewTemplatesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const shown = templates?.filter(({ type }) => fold(type).includes(fold(search.trim())));
  return (
    <Pane aria-label={formatMessage(messages.title)}>
      <PaneHead>
        <Text as="h1" size="page" grow>
          <FormattedMessage {...messages.title} />
        </Text>
        <IconAction
          icon={Plus}
          label={formatMessage(messages.newTemplate)}
          expanded={adding}
          onClick={() => setAdding(true)}
        />
      </PaneHead>
      <div className={style.tools}>
        {adding ? (
          <NewTemplate
            onCancel={() => setAdding(false)}
            onMade={(id) => {
              setAdding(false);
              setSearch('');
              onOpen(id);
            }}
          />
        ) : (
          <SearchInput label={formatMessage(messages.search)} value={search} onChange={setSearch} width="full" />
        )}
      </div>
      <Scroll column>
        {isLoading && <ListSkeleton />}
        {!templates && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {shown?.length === 0 && (
          <EmptyState
            title={formatMessage(search ? messages.noneMatch : messages.none)}
            text={formatMessage(search ? messages.noneMatchText : messages.noneText)}
          />
        )}
        <ul className={style.templates}>
          {shown?.map(({ _id, type, questions }) => (
            <li key={_id}>
              <button type="button" aria-current={_id === open ? 'true' : undefined} onClick={() => onOpen(_id)}>
                <Text weight="medium" cut title={type}>
                  {type}
                </Text>
                <Text size="small" tone="muted">
                  <FormattedMessage {...messages.questionCount} values={{ count: questions.length }} />
                </Text>
              </button>
            </li>
          ))}
        </ul>
      </Scroll>
      <PaneFoot>
        <span role="status">{shown && <FormattedMessage {...messages.count} values={{ count: shown.length }} />}</span>
      </PaneFoot>
    </Pane>
  );
}
