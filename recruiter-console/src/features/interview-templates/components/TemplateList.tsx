import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import {
  useAllInterviewTemplatesQuery,
  useCreateInterviewTemplateMutation,
  useInterviewTemplateUsesQuery,
} from '../../../api';
import { NewRecord } from '../../../components/record/NewRecord';
import { RecordList } from '../../../components/record/RecordList';
import { UsesText } from '../../../components/record/UsesText';
import { useUses } from '../../../components/record/useUses';

interface TemplateListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

const DRAFT = 'new-interview-template';

/** All templates by type, with a search and a form for a new one. */
export function TemplateList({ open, onOpen }: TemplateListProps) {
  const t = useT();
  const notify = useNotify();
  const query = useAllInterviewTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const usesOf = useUses(useInterviewTemplateUsesQuery, query.data);
  const [create] = useCreateInterviewTemplateMutation();
  return (
    <RecordList
      query={query}
      nameOf={({ type }) => type}
      detailOf={({ _id, questions }) => (
        <>
          <FormattedMessage id="interviewTemplates.questionCount" values={{ count: questions.length }} />
          <UsesText uses={usesOf(_id)} />
        </>
      )}
      texts="interviewTemplates"
      draft={DRAFT}
      newRecord={({ onCancel, onMade }) => (
        <NewRecord
          label={t('interviewTemplates.add')}
          field={t('interviewTemplates.type')}
          draft={DRAFT}
          exists={t('interviewTemplates.exists')}
          onCancel={onCancel}
          onMake={async (type) => {
            const { data } = await create({ createInterviewTemplateRequest: { type, questions: [] } }).unwrap();
            notify(t('interviewTemplates.added', { type: data.type }));
            onMade(data._id);
          }}
        />
      )}
      open={open}
      onOpen={onOpen}
    />
  );
}
