import { MAX_QUESTIONS } from '@byline/shared-types/domain';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAllInterviewTemplatesQuery, type InterviewTemplateResponse } from '../../../api';
import { Pane, PaneBody, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { OpenRecord } from '../../../components/record/OpenRecord';
import type { OpenRecordProps } from '../../../components/record/SplitPage';
import { Text } from '../../../components/ui/Text';
import { useWidth } from '../../../lib/useWidth';
import { useTemplate } from '../useTemplate';
import { NewQuestion } from './NewQuestion';
import { Questions } from './Questions';
import { TemplateHead } from './TemplateHead';

/** One template: its type, its questions, and the actions on it. */
export function TemplatePane({ id, onOpen, onBack }: OpenRecordProps) {
  const query = useAllInterviewTemplatesQuery();
  return (
    <OpenRecord texts="interviewTemplates" {...{ query, id, onBack }}>
      {(template) => <OpenTemplate {...{ template, onOpen, onBack }} />}
    </OpenRecord>
  );
}

interface OpenTemplateProps extends Pick<OpenRecordProps, 'onOpen'> {
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
