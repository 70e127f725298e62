import { MAX_QUESTIONS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAllInterviewTemplatesQuery, type InterviewTemplateResponse } from '../../../api';
import { Pane, PaneBody, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { NoRecordPane } from '../../../components/record/NoRecord';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useWidth } from '../../../lib/useWidth';
import { useTemplate } from '../useTemplate';
import { NewQuestion } from './NewQuestion';
import { Questions } from './Questions';
import { TemplateHead } from './TemplateHead';

interface TemplatePaneProps {
  id: string;
  /** Opens another template, or none after a removal. */
  onOpen: (id: string | null) => void;
  /** On a phone: leads back to all templates. */
  onBack?: () => void;
}

/** One template: its type, its questions, and the actions on it. */
export function TemplatePane({ id, onOpen, onBack }: TemplatePaneProps) {
  const t = useT();
  const { data: templates, error, isFetching, refetch } = useAllInterviewTemplatesQuery();
  const template = templates?.find(({ _id }) => _id === id);
  if (template) return <OpenTemplate template={template} onOpen={onOpen} onBack={onBack} />;
  // A new template is missing from the list until the list has loaded again.
  if (templates && !isFetching) {
    return (
      <NoRecordPane
        title="interviewTemplates.gone"
        text="interviewTemplates.goneText"
        all="interviewTemplates.all"
        onBack={onBack}
      />
    );
  }
  return (
    <Pane aria-label={t('interviewTemplates.title')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </Pane>
  );
}

interface OpenTemplateProps extends Pick<TemplatePaneProps, 'onOpen'> {
  template: InterviewTemplateResponse;
  onBack: (() => void) | undefined;
}

function OpenTemplate({ template: record, onOpen, onBack }: OpenTemplateProps) {
  const [pane, width] = useWidth<HTMLElement>();
  const template = useTemplate(record);
  // A removal deletes the focused button. The new key makes the line below take the focus.
  const [removals, setRemovals] = useState(0);
  return (
    <Pane aria-label={record.type} ref={pane}>
      <TemplateHead record={record} template={template} width={width} onOpen={onOpen} onBack={onBack} />
      <Scroll>
        <PaneBody gap={12}>
          <Questions template={template} onRemoved={() => setRemovals(removals + 1)} />
          {template.shown.length < MAX_QUESTIONS ? (
            <NewQuestion key={removals} templateId={record._id} onAdd={template.add} autoFocus={removals > 0} />
          ) : (
            <Text tone="muted">
              <FormattedMessage id="interviewTemplates.full" values={{ max: MAX_QUESTIONS }} />
            </Text>
          )}
        </PaneBody>
      </Scroll>
      <PaneFoot>
        <FormattedMessage id="interviewTemplates.keep" />
      </PaneFoot>
    </Pane>
  );
}
