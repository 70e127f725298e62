import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { useDeleteInterviewMutation, type InterviewResponse } from '../../../api';
import { useEditedText } from '../../../components/record/Edited';
import { NotMine } from '../../../components/record/NotMine';
import { ExpandCard } from '../../../components/ui/ExpandCard';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';
import style from './answers.module.css';

/** A colleague's interview, read-only. A super-admin can remove it. */
export function ColleagueInterview({ interview }: { interview: InterviewResponse }) {
  const t = useT();
  const editedText = useEditedText();
  const removal = useRemoval();
  const [remove] = useDeleteInterviewMutation();
  const [open, setOpen] = useState(false);
  const { _id: id, template, user, questions, abilities, createdAt, editedAt } = interview;
  const name = user ? displayName(user) : t('interviews.gone');
  const onRemove = () =>
    removal({
      question: t('interviews.sure_remove_interview'),
      text: t('interviews.removeText'),
      done: t('interviews.interview_removed'),
      success: true,
      remove: () => remove({ id }),
    });
  return (
    <ExpandCard
      id={id}
      title={template.type}
      facts={[formatDay(createdAt), name, editedText(editedAt)].filter(Boolean).join(' · ')}
      open={open}
      onToggle={() => setOpen(!open)}
      end={
        abilities.delete ? (
          <MoreMenu
            label={t('interviews.more', { name: template.type })}
            entries={[{ id: 'remove', label: t('common.remove'), onClick: () => void onRemove() }]}
          />
        ) : (
          <NotMine name={name} />
        )
      }
    >
      <ol className={style.questions}>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <span className={style.question}>{question}</span>
            <Text as="p" asTyped>
              {answer}
            </Text>
          </li>
        ))}
      </ol>
    </ExpandCard>
  );
}
