import { formatDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDeleteInterviewMutation, type InterviewResponse } from '../../../api';
import { useEditedText } from '../../../components/record/Edited';
import { NotMine } from '../../../components/record/NotMine';
import { ExpandCard } from '../../../components/ui/ExpandCard';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';
import { messages } from '../messages';
import style from './answers.module.css';

/** An interview that a colleague held, to read; a super-admin can remove it. */
export function ColleagueInterview({ interview }: { interview: InterviewResponse }) {
  const { formatMessage } = useIntl();
  const editedText = useEditedText();
  const removal = useRemoval();
  const [remove] = useDeleteInterviewMutation();
  const [open, setOpen] = useState(false);
  const { _id: id, template, user, questions, abilities, createdAt, editedAt } = interview;
  const name = user ? displayName(user) : formatMessage(messages.gone);
  const onRemove = () =>
    removal({
      question: formatMessage(messages.removeQuestion),
      text: formatMessage(messages.removeText),
      done: formatMessage(messages.removed),
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
            label={formatMessage(messages.more, { name: template.type })}
            entries={[{ id: 'remove', label: formatMessage(common.remove), onClick: () => void onRemove() }]}
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
