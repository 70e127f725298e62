import { DEFAULT_NOTE_SCORE, NOTE_SCORES } from '@byline/shared-types/domain';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateNoteMutation, useLazyGetNoteQuery, useUpdateNoteMutation, type NoteResponse } from '../../../api';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { RichText } from '../../../components/ui/RichText';
import { Segment } from '../../../components/ui/Segment';
import { common } from '../../../i18n/common';
import { SCORES, scoreLabel } from '../../../i18n/labels';
import { fieldErrors, isStale } from '@byline/web-kit/problems';
import { mentionIds } from '@byline/web-kit/rich-text';
import { messages } from '../messages';
import { noteSchema } from '../schema';

interface NoteFormProps {
  candidateId: string;
  /** The note to change; none for a new one. */
  note?: NoteResponse;
  onClose: () => void;
}

/** Writes a note or changes one: text with mentions, and a score; clicking the chosen score clears it. */
export function NoteForm({ candidateId, note, onClose }: NoteFormProps) {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
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
  return (
    <Formik
      initialValues={{ description: note?.description ?? '', score: note?.score ?? DEFAULT_NOTE_SCORE }}
      validationSchema={noteSchema}
      onSubmit={async ({ description, score: chosen }, { setErrors }) => {
        const body = { description, mentions: mentionIds(description), score: chosen };
        const result = note
          ? await update({ id: note._id, updateNoteRequest: { ...body, ...(version !== undefined && { version }) } })
          : await create({ createNoteRequest: { ...body, candidateId } });
        if (!result.error) {
          notify(formatMessage(note ? messages.updated : messages.created), { success: true });
          onClose();
        } else if (note && isStale(result.error)) {
          const { data } = await getNote({ id: note._id });
          setTheirs(data ?? null);
        } else if (Object.keys(fieldErrors(result.error)).length > 0) setErrors(fieldErrors(result.error));
        else showError(result.error);
      }}
    >
      {({ values, setFieldValue, setValues, submitForm, isSubmitting }) => (
        <Form className="body line col g12" noValidate aria-label={formatMessage(note ? common.edit : messages.add)}>
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
          <div className="row w">
            <Segment<number>
              label={formatMessage(messages.score)}
              value={values.score}
              options={SCORES.toReversed().map((value) => ({ value, label: score(value) }))}
              onChange={(value) => void setFieldValue('score', value === values.score ? NOTE_SCORES.none : value)}
            />
            <span className="grow" />
            <Button variant="text" onClick={onClose}>
              <FormattedMessage {...common.cancel} />
            </Button>
            <Button variant="contained" color="primary" disabled={isSubmitting} onClick={() => void submitForm()}>
              <FormattedMessage {...messages.save} />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
