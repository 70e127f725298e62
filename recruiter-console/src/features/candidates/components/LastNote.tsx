import { plainText } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { useListNotesQuery } from '../../../api';
import { Divider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { ScorePill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import style from './LastNote.module.css';

/** The newest note, which tells the state of the contact with the candidate. */
export function LastNote({ candidateId }: { candidateId: string }) {
  const { currentData } = useListNotesQuery({ filter: { candidateId }, limit: 1, sort: ['-createdAt'] });
  const note = currentData?.records[0];
  if (!note) return null;
  return (
    <>
      <Divider />
      <Stack gap={4}>
        <Row>
          <Text as="h3" weight="semibold">
            <FormattedMessage id="candidates.lastNote" />
          </Text>
          <ScorePill score={note.score} />
          <Grow />
          <Text tone="muted">{formatDay(note.createdAt)}</Text>
        </Row>
        <p className={style.beginning}>
          {note.recruiter && `${displayName(note.recruiter)}: `}“{plainText(note.description)}”
        </p>
      </Stack>
    </>
  );
}
