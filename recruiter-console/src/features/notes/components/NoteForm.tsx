import { changedPart } from '@byline/web-kit/form';
import { DEFAULT_NOTE_SCORE, NOTE_SCORES } from '@byline/shared-types/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateNoteMutation, useLazyGetNoteQuery, useUpdateNoteMutation, type NoteResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { Segment } from '../../../components/ui/Segment';
import { common } from '../../../i18n/common';
import { SCORES, scoreLabel } from '../../../i18n/labels';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { mentionIds, plainText } from '@byline/web-kit/rich-text';
import { messages } from '../messages';
import { noteSchema } from '../schema';

interface NoteValues {
  description: string;
  score: number;
}

const toValues = ({ description, score }: NoteResponse): NoteValues => ({ description, score });
const toRequest = ({ description, score }: NoteValues) => ({
  description,
  mentions: mentionIds(description),
  score,
});

interface NoteFormProps {
  candidateId: string;
  /** The note to change; none for a new one. */
  note?: NoteResponse;
  onClose: () => void;
  onMade?: () => void;
}

/** Writes a note or changes one: text with mentions, and a score; clicking the chosen score clears it. */
export function NoteForm({ candidateId, note, onClose, onMade }: NoteFormProps) {
  const { formatMessage } = useIntl();
  const findMentions = useFindMentions();
  const [create] = useCreateNoteMutation();
  const [update] = useUpdateNoteMutation();
  const [getNote] = useLazyGetNoteQuery();
  const score = (value: number): string => {
    const label = scoreLabel(value);
    return formatMessage(label ?? common.none);
  };
  const words: FieldWords<NoteValues> = {
    label: (name) => formatMessage(name === 'score' ? messages.score : messages.text),
    text: (values, name) => (name === 'score' ? score(values.score) : plainText(values.description)),
  };
  const { saving, save } = useRecordForm<NoteResponse, NoteValues>({
    ...{ record: note, toValues, words, onClose, onMade },
    empty: () => ({ description: '', score: DEFAULT_NOTE_SCORE }),
    make: (values) => create({ createNoteRequest: { ...toRequest(values), candidateId } }).unwrap(),
    change: (id, values, base, version) => {
      const change = changedPart(toRequest(values), toRequest(base));
      return update({ id, updateNoteRequest: { ...change, version } }).unwrap();
    },
    read: (id) => getNote({ id }).unwrap(),
    said: () => formatMessage(note ? messages.updated : messages.created),
  });
  return (
    <Form
      initialValues={saving.opened}
      schema={noteSchema}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={{ form: note ? 'note' : 'new-note', record: note?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={formatMessage(note ? common.edit : messages.add)}
    >
      {({ values, setFieldValue }) => (
        <>
          <MergeConflict saving={saving} words={words} />
          <RichTextField
            name="description"
            label={formatMessage(messages.text)}
            hiddenLabel
            autoFocus
            findMentions={findMentions}
          />
          <Row wrap>
            <Segment<number>
              label={formatMessage(messages.score)}
              value={values.score}
              options={SCORES.toReversed().map((value) => ({ value, label: score(value) }))}
              onChange={(value) => void setFieldValue('score', value === values.score ? NOTE_SCORES.none : value)}
            />
            <Grow />
            <FormActions onCancel={onClose} action={<FormattedMessage {...messages.save} />} />
          </Row>
        </>
      )}
    </Form>
  );
}
