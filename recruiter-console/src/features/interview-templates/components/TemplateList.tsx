import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAllInterviewTemplatesQuery, useCreateInterviewTemplateMutation } from '../../../api';
import { NewRecord } from '../../../components/record/NewRecord';
import { RecordList } from '../../../components/record/RecordList';
import { messages } from '../messages';

interface TemplateListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

const DRAFT = 'new-interview-template';

/** All templates by their type, with a search and a way to make one. */
export function TemplateList({ open, onOpen }: TemplateListProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const query = useAllInterviewTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateInterviewTemplateMutation();
  return (
    <RecordList
      query={query}
      nameOf={({ type }) => type}
      detailOf={({ questions }) => (
        <FormattedMessage {...messages.questionCount} values={{ count: questions.length }} />
      )}
      words={{ ...messages, add: messages.newTemplate }}
      draft={DRAFT}
      newRecord={({ onCancel, onMade }) => (
        <NewRecord
          label={formatMessage(messages.newTemplate)}
          field={formatMessage(messages.type)}
          draft={DRAFT}
          exists={formatMessage(messages.exists)}
          onCancel={onCancel}
          onMake={async (type) => {
            const { data } = await create({ createInterviewTemplateRequest: { type, questions: [] } }).unwrap();
            notify(formatMessage(messages.added, { type: data.type }));
            onMade(data._id);
          }}
        />
      )}
      open={open}
      onOpen={onOpen}
    />
  );
}
