import { TASK_TYPES } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { PersonPicker, type PickedPerson } from '../../../components/people/PersonPicker';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { SegmentField } from '../../../components/ui/fields/form-fields';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { messages, taskTypes } from '../messages';
import { DeadlineField } from './DeadlineField';

/** What a task consists of; beside a candidate it is about that one. */
export function TaskFields({ asksCandidate = false }: { asksCandidate?: boolean }) {
  const { formatMessage } = useIntl();
  const findMentions = useFindMentions();
  return (
    <>
      <TextField name="title" label={formatMessage(messages.title)} required autoFocus />
      <SegmentField
        name="type"
        label={formatMessage(messages.type)}
        options={TASK_TYPES.map((type) => ({ value: type, label: <FormattedMessage {...taskTypes[type]} /> }))}
      />
      <AssigneeField />
      <DeadlineField />
      {asksCandidate && <CandidateField />}
      <RichTextField
        name="description"
        label={formatMessage(messages.description)}
        required
        findMentions={findMentions}
      />
    </>
  );
}

function AssigneeField() {
  const { formatMessage } = useIntl();
  const field = useField<PickedPerson | null>('assignedTo');
  return (
    <FieldFrame id={field.id} label={formatMessage(messages.assignedTo)} error={field.error} required>
      <PersonPicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        placeholder={formatMessage(messages.findPerson)}
        error={field.error !== undefined}
      />
    </FieldFrame>
  );
}

function CandidateField() {
  const { formatMessage } = useIntl();
  const field = useField<PickedCandidate | null>('candidate');
  return (
    <FieldFrame id={field.id} label={formatMessage(messages.candidate)} error={field.error}>
      <CandidatePicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        placeholder={formatMessage(messages.findCandidate)}
      />
    </FieldFrame>
  );
}
