import { useT } from '@byline/web-kit/i18n';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import {
  EXACT,
  useAllInterviewTemplatesQuery,
  useListInterviewsQuery,
  type InterviewTemplateResponse,
} from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { Grow } from '../../../components/layout/Grow';
import { LineSelect } from '../../../components/ui/fields/LineSelect';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { NoRows, RecordTab, SearchOrFilter } from '../../../components/record/RecordTab';
import { ErrorState } from '../../../components/ui/States';
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
  const [type, setType] = useState('');
  const rows = useShownRows();
  const { started, start, created, drop } = useStarted(candidateId, templates);
  const call = lastAnswer(
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
  const records = call.data?.records ?? [];
  const listed = records.filter(({ _id }) => !started.some(({ id }) => id === _id));
  return (
    <>
      <PaneHead lined>
        <SearchOrFilter label="interviews.search" rows={rows}>
          <Grow as="div">
            <LineSelect
              label={t('interviews.type')}
              value={type}
              options={templates.map((template) => ({ value: template.type, label: template.type }))}
              onChange={setType}
              placeholder={t('interviews.allTypes')}
            />
          </Grow>
        </SearchOrFilter>
        <StartMenu templates={templates} onStart={start} />
      </PaneHead>
      <RecordTab
        label="interviews.tab"
        {...{ call, rows }}
        isEmpty={listed.length + started.length === 0}
        empty={<NoRows texts="interviews" icon={MessagesSquare} narrowed={type !== '' || rows.isSearching} />}
      >
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
      </RecordTab>
    </>
  );
}
