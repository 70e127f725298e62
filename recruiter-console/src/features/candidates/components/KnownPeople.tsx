import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DuplicateMatchResponse } from '../../../api';
import { useReasonWords } from '../../../components/candidate/useReasonWords';
import { Row, Stack } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';
import { displayName } from '../../../lib/format';

/** Asks before a candidate is added whether one of these people is meant; the form keeps its text while one is looked at. */
export const KnownPeople = ({ matches }: { matches: readonly DuplicateMatchResponse[] }) => {
  const t = useT();
  const words = useReasonWords();
  return (
    <Banner>
      <Stack gap={4}>
        <FormattedMessage id="duplicates.known" values={{ count: matches.length }} />
        {matches.map(({ candidate, reasons }) => (
          <Row key={candidate._id} wrap>
            <span>
              {displayName(candidate)}, {candidate.email}: {words(reasons)}
            </span>
            <Link
              to={`/candidates/${candidate._id}`}
              aria-label={`${t('common.open')}: ${displayName(candidate)}, ${candidate.email}`}
            >
              <FormattedMessage id="common.open" />
            </Link>
          </Row>
        ))}
      </Stack>
    </Banner>
  );
};
