import { formatDay, formatMoment } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { UNKNOWN, type Assessment } from '../model';
import { useNameOf } from '../useNameOf';
import { usePercent } from '../usePercent';

/** The other recruiters who scored: name, day, score and comment. */
export function Colleagues({ colleagues }: { colleagues: readonly Assessment[] }) {
  const nameOf = useNameOf();
  const percentOf = usePercent();
  return (
    <Stack gap={8}>
      <Text as="h3" weight="semibold">
        <FormattedMessage id="scorecards.others" />
      </Text>
      <Stack as="ul" gap={12}>
        {colleagues.map((colleague, index) => (
          <Stack as="li" gap={4} key={index}>
            <Row>
              <Avatar person={colleague.recruiter ?? UNKNOWN} size="small" />
              <Text weight="medium" cut>
                {nameOf(colleague)}
              </Text>
              <Text tone="muted" title={formatMoment(colleague.modifiedAt)}>
                {formatDay(colleague.modifiedAt)}
              </Text>
              <Grow />
              {colleague.percent !== null && <Text weight="semibold">{percentOf(colleague.percent)}</Text>}
            </Row>
            {colleague.comment && (
              <Text as="p" asTyped>
                {colleague.comment}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
