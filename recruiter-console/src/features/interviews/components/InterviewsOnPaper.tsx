import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { InterviewResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { useEditedText } from '../../../components/record/Edited';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';

export function InterviewsOnPaper({ interviews }: { interviews: readonly InterviewResponse[] }) {
  const t = useT();
  const editedText = useEditedText();
  return interviews.map(({ _id, template, createdAt, editedAt, user, questions }) => (
    <PaperEntry
      key={_id}
      title={template.type}
      facts={[formatDay(createdAt), user ? displayName(user) : t('interviews.gone'), editedText(editedAt)]}
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
