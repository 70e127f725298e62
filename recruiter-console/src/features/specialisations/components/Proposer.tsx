import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListCandidatesQuery, type SkillResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useProposers } from '../useProposers';

/** The candidate who proposed a skill, the day, and the number of candidates who have it. */
export function Proposer({ skill }: { skill: SkillResponse }) {
  const person = useProposers([skill])(skill);
  const { currentData } = useListCandidatesQuery({ filter: { skills: [skill._id] }, limit: 1, prefer: EXACT });
  const day = formatDay(skill.createdAt);
  const who = person && <Link to={`/candidates/${person._id}`}>{displayName(person)}</Link>;
  return (
    <Text as="p" tone="muted">
      <FormattedMessage id={who ? 'proposals.by' : 'proposals.on'} values={{ who, day }} />{' '}
      {currentData?.totalCount !== undefined && currentData.totalCount !== null && (
        <FormattedMessage id="proposals.chosen" values={{ count: currentData.totalCount }} />
      )}
    </Text>
  );
}
