import { DEFAULT_NOTE_SCORE, NOTE_SCORES, type Problem } from '@byline/shared-types/domain';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateNoteMutation, useLazyGetNoteQuery, useUpdateNoteMutation, type NoteResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { useNotify } from '@byline/web-kit/ui';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { RichText } from '../../../components/ui/RichText';
import { Segment } from '../../../components/ui/Segment';
import { common } from '../../../i18n/common';
import { SCORES, scoreLabel } from '../../../i18n/labels';
import { mentionIds } from '@byline/web-kit/rich-text';
import { messages } from '../messages';
import { noteSchema } from '../schema';

interface NoteValues {
  description: string;
  score: number;
}

interface NoteFormProps {
  candidateId: string;
  /** The note to change; none for a new one. */
  note?: NoteResponse;
  onClose: () => void;
}

/** Writes a note or changes one: text with mentions, and a score; clicking the chosen score clears it. */
export function NoteForm({ candidateId, note, onClose }: NoteFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const findMentions = useFindMentions();
  const [create] = useCreateNoteMutation();
  const [update] = useUpdateNoteMutation();
  const [getNote] = useLazyGetNoteQuery();
  const [version, setVersion] = useState(note?.version);
  const [theirs, setTheirs] = useState<NoteResponse | null>(null);
  const score = (value: number): string => {
    const label = scoreLabel(value);
    return formatMessage(label ?? common.none);
  };
  const save = async ({ description, score: chosen }: NoteValues): Promise<void> => {
    const body = { description, mentions: mentionIds(description), score: chosen };
    if (note) {
      const changed = { ...body, ...(version !== undefined && { version }) };
      await update({ id: note._id, updateNoteRequest: changed }).unwrap();
    } else await create({ createNoteRequest: { ...body, candidateId } }).unwrap();
    notify(formatMessage(note ? messages.updated : messages.created), { success: true });
    onClose();
  };
  const showTheirs = async (problem: Problem | null): Promise<boolean> => {
    if (!note || problem?.code !== 'stale_version') return false;
    setTheirs(await getNote({ id: note._id }).unwrap());
    return true;
  };
  return (
    <Form
      initialValues={{ description: note?.description ?? '', score: note?.score ?? DEFAULT_NOTE_SCORE }}
      schema={noteSchema}
      onSubmit={save}
      onRefused={showTheirs}
      draft={{ form: note ? 'note' : 'new-note', record: note?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={formatMessage(note ? common.edit : messages.add)}
    >
      {({ values, setFieldValue, setValues }) => (
        <>
          {theirs && (
            <ConflictBanner
              differences={[
                {
                  field: formatMessage(messages.text),
                  mine: <RichText html={values.description} />,
                  theirs: <RichText html={theirs.description} />,
                },
                { field: formatMessage(messages.score), mine: score(values.score), theirs: score(theirs.score) },
              ]}
              onKeepMine={() => {
                setVersion(theirs.version);
                setTheirs(null);
              }}
              onTakeTheirs={() => {
                setVersion(theirs.version);
                setTheirs(null);
                void setValues({ description: theirs.description, score: theirs.score });
              }}
            />
          )}
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
