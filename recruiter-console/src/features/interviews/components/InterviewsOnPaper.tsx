import { formatDay } from '@byline/web-kit/dates';
import { useIntl } from 'react-intl';
import type { InterviewResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { useEditedText } from '../../../components/record/Edited';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';

/** Each interview with its questions and answers. */
export function InterviewsOnPaper({ interviews }: { interviews: readonly InterviewResponse[] }) {
  const { formatMessage } = useIntl();
  const editedText = useEditedText();
  return interviews.map(({ _id, template, createdAt, editedAt, user, questions }) => (
    <PaperEntry
      key={_id}
      title={template.type}
      facts={[formatDay(createdAt), user ? displayName(user) : formatMessage(messages.gone), editedText(editedAt)]}
    >
      {questions.map(({ question, answer }) => (
        <Stack gap={2} key={question}>
          <Text as="p" weight="medium">
            {question}
          </Text>
          <Text as="p" asTyped>
            {answer}
          </Text>
        </Stack>
      ))}
    </PaperEntry>
  ));
}
