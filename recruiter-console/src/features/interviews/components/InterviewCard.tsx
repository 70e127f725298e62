import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import {
  useCreateInterviewMutation,
  useDeleteInterviewMutation,
  useLazyGetInterviewQuery,
  useUpdateInterviewMutation,
  type InterviewResponse,
  type InterviewTemplateResponse,
} from '../../../api';
import { useEditedText } from '../../../components/record/Edited';
import { AutosaveStatus } from '../../../components/ui/AutosaveStatus';
import { ExpandCard } from '../../../components/ui/ExpandCard';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { useAutosave } from '../../../lib/autosave/useAutosave';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';
import { answersOf, questionsOf, snapshotOf } from '../model';
import { Answers } from './Answers';

export const newInterviewDraft = (candidateId: string, templateId: string) => ({
  form: 'new-interview',
  record: `${candidateId}.${templateId}`,
  shownBy: ['tab'],
});

interface InterviewCardProps {
  candidateId: string;
  templateId: string;
  type: string;
  /** Undefined if the template was deleted. */
  template: InterviewTemplateResponse | undefined;
  /** Undefined until the first answer of a new interview is saved. */
  interview: InterviewResponse | undefined;
  isNew: boolean;
  onCreated?: (id: string) => void;
  /** Called after the user removes the interview, or closes a new one without an answer. */
  onDropped?: () => void;
}

/** An interview, closed or open. Answers save themselves; the first one creates the interview. */
export function InterviewCard(props: InterviewCardProps) {
  const { candidateId, templateId, type, template, interview, isNew, onCreated, onDropped } = props;
  const t = useT();
  const notify = useNotify();
  const editedText = useEditedText();
  const removal = useRemoval();
  const [open, setOpen] = useState(isNew);
  const [create] = useCreateInterviewMutation();
  const [update] = useUpdateInterviewMutation();
  const [remove] = useDeleteInterviewMutation();
  const [get] = useLazyGetInterviewQuery();
  const [id, setId] = useState(interview?._id);
  /** The id without the wait for a render: the save after the first one needs it at once. */
  const made = useRef(id);
  const questions = questionsOf(template, interview?.questions ?? []);

  const autosave = useAutosave({
    saved: interview ? snapshotOf(interview) : { values: {}, version: null },
    draft:
      id === undefined
        ? newInterviewDraft(candidateId, templateId)
        : { form: 'interview', record: id, shownBy: ['tab'] },
    refuses: (answers) => answersOf(Object.keys(answers), answers).length === 0,
    save: async (answers, version) => {
      const answered = answersOf([...new Set([...questions, ...Object.keys(answers)])], answers);
      if (version !== null && made.current !== undefined) {
        const { current } = made;
        return (await update({ id: current, updateInterviewRequest: { questions: answered, version } }).unwrap())
          .version;
      }
      const body = { templateId, candidateId, questions: answered };
      const { data } = await create({ createInterviewRequest: body }).unwrap();
      made.current = data._id;
      setId(data._id);
      onCreated?.(data._id);
      notify(t('interviews.interview_created'), { success: true });
      return data.version;
    },
    load: async () => snapshotOf(await get({ id: made.current ?? '' }).unwrap()),
    onMerged: () => notify(t('interviews.interview_updated'), { success: true }),
  });
  const answered = answersOf(Object.keys(autosave.values), autosave.values).length;

  const onRemove = async (): Promise<void> => {
    if (made.current === undefined) {
      autosave.discard();
      onDropped?.();
      return;
    }
    const { current } = made;
    const gone = await removal({
      question: t('interviews.sure_remove_interview'),
      text: t('interviews.removeText'),
      done: t('interviews.interview_removed'),
      success: true,
      remove: () => {
        autosave.discard();
        return remove({ id: current });
      },
    });
    if (gone) onDropped?.();
  };
  const facts = [
    interview && formatDay(interview.createdAt),
    interview && (interview.user ? displayName(interview.user) : t('interviews.gone')),
    interview && editedText(interview.editedAt),
    t('interviews.answered', { answered, asked: questions.length }),
  ];
  return (
    <ExpandCard
      id={interview?._id}
      title={type}
      facts={facts.filter(Boolean).join(' · ')}
      open={open}
      onToggle={() => setOpen(!open)}
      end={
        <>
          <AutosaveStatus autosave={autosave} />
          {open && (
            <MoreMenu
              label={t('interviews.more', { name: type })}
              entries={[{ id: 'remove', label: t('common.remove'), onClick: () => void onRemove() }]}
            />
          )}
        </>
      }
    >
      <Answers questions={questions} autosave={autosave} autoFocus={isNew} />
    </ExpandCard>
  );
}
