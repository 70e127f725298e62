import { useT } from '@byline/web-kit/i18n';
import { MessagesSquare, Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import {
  EXACT,
  useAllInterviewTemplatesQuery,
  useListInterviewsQuery,
  type InterviewTemplateResponse,
} from '../../../api';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { Grow } from '../../../components/layout/Grow';
import { Select } from '../../../components/ui/fields/Select';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { IconAction } from '../../../components/ui/IconAction';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ShowMore } from '../../../components/ui/ShowMore';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { useHasUnsaved } from '../../../lib/autosave/useAutosave';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { ColleagueInterview } from './ColleagueInterview';
import { InterviewCard, newInterviewDraft } from './InterviewCard';
import { StartMenu } from './StartMenu';

/** An interview that the user started here. Its key stays when the first answer creates the record, so its fields stay too. */
interface Started {
  key: number;
  template: InterviewTemplateResponse;
  id?: string;
}

export function InterviewsTab({ candidateId }: { candidateId: string }) {
  const { data: templates, error, refetch } = useAllInterviewTemplatesQuery();
  if (templates) return <Interviews candidateId={candidateId} templates={templates} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
}

/** The interviews that the user started here, and those with a draft from an earlier visit. */
function useStarted(candidateId: string, templates: InterviewTemplateResponse[]) {
  const hasUnsaved = useHasUnsaved();
  const [started, setStarted] = useState<Started[]>(() =>
    templates
      .filter(({ _id }) => hasUnsaved(newInterviewDraft(candidateId, _id)))
      .map((template, key) => ({ key, template })),
  );
  return {
    started,
    /** Keeps at most one unanswered interview of each template. */
    start: (template: InterviewTemplateResponse) =>
      setStarted((all) =>
        all.some((one) => one.id === undefined && one.template._id === template._id)
          ? all
          : [{ key: performance.now(), template }, ...all],
      ),
    created: (key: number, id: string) =>
      setStarted((all) => all.map((one) => (one.key === key ? { ...one, id } : one))),
    drop: (key: number) => setStarted((all) => all.filter((one) => one.key !== key)),
  };
}

interface InterviewsProps {
  candidateId: string;
  templates: InterviewTemplateResponse[];
}

function Interviews({ candidateId, templates }: InterviewsProps) {
  const t = useT();
  const filterId = useId();
  const [type, setType] = useState('');
  const [searching, setSearching] = useState(false);
  const rows = useShownRows();
  const { started, start, created, drop } = useStarted(candidateId, templates);
  const { data, error, isLoading, isFetching, refetch } = lastAnswer(
    useListInterviewsQuery(
      {
        ...rows.query,
        filter: { candidateId: [candidateId], ...(type && { type: [type] }) },
        sort: ['-createdAt'],
        prefer: EXACT,
      },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const records = data?.records ?? [];
  const listed = records.filter(({ _id }) => !started.some(({ id }) => id === _id));
  const narrowed = type !== '' || rows.isSearching;
  return (
    <>
      <PaneHead lined>
        {searching ? (
          <SearchInput
            label={t('interviews.search')}
            value={rows.text}
            onChange={rows.setText}
            width="rest"
            autoFocus
          />
        ) : (
          <Grow as="div">
            <Select
              id={filterId}
              label={t('interviews.type')}
              value={type}
              options={templates.map((template) => ({ value: template.type, label: template.type }))}
              onChange={setType}
              placeholder={t('interviews.allTypes')}
            />
          </Grow>
        )}
        <IconAction
          icon={searching ? X : Search}
          label={t(searching ? 'common.close' : 'interviews.search')}
          onClick={() => {
            setSearching(!searching);
            rows.setText('');
          }}
        />
        <StartMenu templates={templates} onStart={start} />
      </PaneHead>
      <Scroll column aria-busy={isFetching}>
        {isLoading && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && listed.length + started.length === 0 && (
          <EmptyState
            icon={MessagesSquare}
            title={t(narrowed ? 'interviews.noneMatch' : 'interviews.none')}
            text={t(narrowed ? 'interviews.noneMatchText' : 'interviews.noneText')}
          />
        )}
        <List aria-label={t('interviews.tab')}>
          {started.map(({ key, template, id }) => (
            <InterviewCard
              key={key}
              candidateId={candidateId}
              templateId={template._id}
              type={template.type}
              template={template}
              interview={records.find(({ _id }) => _id === id)}
              isNew
              onCreated={(made) => created(key, made)}
              onDropped={() => drop(key)}
            />
          ))}
          {listed.map((interview) =>
            interview.abilities.update ? (
              <InterviewCard
                key={interview._id}
                candidateId={candidateId}
                templateId={interview.templateId}
                type={interview.template.type}
                template={templates.find(({ _id }) => _id === interview.templateId)}
                interview={interview}
                isNew={false}
              />
            ) : (
              <ColleagueInterview key={interview._id} interview={interview} />
            ),
          )}
        </List>
        <ShowMore shown={records.length} total={data?.totalCount ?? 0} onMore={rows.onMore} />
      </Scroll>
    </>
  );
}
