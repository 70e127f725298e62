import { formatMoment, now } from '@byline/web-kit/dates';
import { useDialogs } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetBulkAnswersQuery, useRemindBulkOperationMutation, type BulkOperationResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { addBegun } from '../../../lib/begun';
import style from './Answers.module.css';

interface AnswersProps {
  operation: BulkOperationResponse;
  onClose: () => void;
}

/** The answers to a question for availabilities, as they come in, and the one reminder of the others. */
export function Answers({ operation: { _id: id }, onClose }: AnswersProps) {
  const { data, error, refetch } = useGetBulkAnswersQuery({ id });
  const { showError } = useDialogs();
  const [remind, { isLoading }] = useRemindBulkOperationMutation();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { asked, answered, open, answers, remindableFrom } = data;
  const isEarly = remindableFrom !== null && Date.parse(remindableFrom) > now();
  const onRemind = async (): Promise<void> => {
    const result = await remind({ id });
    if (!result.data) return showError(result.error);
    addBegun(result.data.data._id);
    onClose();
  };
  return (
    <Stack gap={12} role="status">
      <Text as="h3" weight="medium">
        <FormattedMessage id="ask.answered" values={{ answered, asked }} />
      </Text>
      <List lineAbove>
        {answers.map(({ candidateId, name, answer, answeredAt }) => (
          <Row as="li" key={candidateId} className={style.answer}>
            <Text grow cut>
              <Link to={`/candidates/${candidateId}`}>{name ?? <FormattedMessage id="bulk.someoneGone" />}</Link>
            </Text>
            <Text tone="muted">
              <FormattedMessage id={`ask.answer.${answer}`} /> · {formatMoment(answeredAt)}
            </Text>
          </Row>
        ))}
      </List>
      {remindableFrom !== null && (
        <Row gap={12} wrap>
          <Button variant="outlined" disabled={isLoading || isEarly} onClick={() => void onRemind()}>
            <FormattedMessage id="ask.remind" values={{ count: open }} />
          </Button>
          {isEarly && (
            <Text tone="muted">
              <FormattedMessage id="ask.remindFrom" values={{ moment: formatMoment(remindableFrom) }} />
            </Text>
          )}
        </Row>
      )}
    </Stack>
  );
}
