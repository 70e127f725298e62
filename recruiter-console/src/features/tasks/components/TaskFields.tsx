import { TASK_TYPES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { CandidateField } from '../../../components/people/CandidateField';
import { PersonField } from '../../../components/people/PersonField';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { SegmentField } from '../../../components/ui/fields/form-fields';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { DeadlineField } from './DeadlineField';

/** The fields of a task. Beside a candidate the form does not ask for the candidate. */
export function TaskFields({ asksCandidate = false }: { asksCandidate?: boolean }) {
  const t = useT();
  const findMentions = useFindMentions();
  return (
    <>
      <TextField name="title" label={t('tasks.title')} required autoFocus />
      <SegmentField
        name="type"
        label={t('tasks.type')}
        options={TASK_TYPES.map((type) => ({ value: type, label: <FormattedMessage id={`task.${type}`} /> }))}
      />
      <PersonField name="assignedTo" label={t('tasks.assignedTo')} placeholder={t('tasks.findPerson')} required />
      <DeadlineField />
      {asksCandidate && (
        <CandidateField name="candidate" label={t('tasks.candidate')} placeholder={t('tasks.findCandidate')} />
      )}
      <RichTextField name="description" label={t('tasks.description')} required findMentions={findMentions} />
    </>
  );
}
