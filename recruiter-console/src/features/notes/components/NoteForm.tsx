import { DEFAULT_NOTE_SCORE, NOTE_SCORES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { useCreateNoteMutation, useLazyGetNoteQuery, useUpdateNoteMutation, type NoteResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { Segment } from '../../../components/ui/Segment';
import { SCORES, scoreLabel } from '../../../i18n/labels';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { mentionIds, plainText } from '@byline/web-kit/rich-text';
import { noteSchema } from '../schema';
import style from './NoteForm.module.css';

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
  /** The note to change; undefined for a new one. */
  note?: NoteResponse;
  onClose: () => void;
  onMade?: () => void;
}

/** Writes or changes a note: text with mentions, and a score. A second click on the score clears it. */
export function NoteForm({ candidateId, note, onClose, onMade }: NoteFormProps) {
  const t = useT();
  const findMentions = useFindMentions();
  const [create] = useCreateNoteMutation();
  const [update] = useUpdateNoteMutation();
  const [getNote] = useLazyGetNoteQuery();
  const score = (value: number): string => {
    const label = scoreLabel(value);
    return t(label ?? 'common.none');
  };
  const words: FieldWords<NoteValues> = {
    label: (name) => t(name === 'score' ? 'notes.score' : 'notes.text'),
    text: (values, name) => (name === 'score' ? score(values.score) : plainText(values.description)),
  };
  const form = useRecordForm({
    ...{ record: note, toValues, toRequest, words, onClose, onMade },
    merges: true,
    empty: () => ({ description: '', score: DEFAULT_NOTE_SCORE }),
    create: (request) => create({ createNoteRequest: { ...request, candidateId } }).unwrap(),
    update: (id, updateNoteRequest) => update({ id, updateNoteRequest }).unwrap(),
    read: (id) => getNote({ id }).unwrap(),
    said: () => t(note ? 'notes.note_updated' : 'notes.note_created'),
  });
  return (
    <RecordForm
      form={form}
      schema={noteSchema}
      draft={{ form: note ? 'note' : 'new-note', record: note?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={t(note ? 'common.edit' : 'notes.add')}
    >
      {({ values, setFieldValue }) => (
        <>
          <RichTextField name="description" label={t('notes.text')} hiddenLabel autoFocus findMentions={findMentions} />
          <Row wrap>
            <Segment<number>
              label={t('notes.score')}
              value={values.score}
              options={SCORES.toReversed().map((value) => ({ value, label: score(value) }))}
              onChange={(value) => void setFieldValue('score', value === values.score ? NOTE_SCORES.none : value)}
            />
            <Row className={style.actions}>
              <FormActions onCancel={onClose} action={<FormattedMessage id="notes.save" />} />
            </Row>
          </Row>
        </>
      )}
    </RecordForm>
  );
}
