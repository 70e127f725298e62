import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SkillResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { useOnce } from '../../../lib/useOnce';
import { proposals } from '../messages';
import { useProposal } from '../useProposal';
import { useRemoveSkill } from '../useRemovals';

/** Approves a proposal as it is, or declines it, from its row. */
export function ProposalActions({ skill, name }: { skill: SkillResponse; name: string }) {
  const { formatMessage } = useIntl();
  const approve = useOnce(useProposal().approve);
  const decline = useRemoveSkill();
  return (
    <Row gap={4}>
      <Button
        size="small"
        aria-label={`${formatMessage(proposals.approve)}: ${name}`}
        onClick={() => void approve(skill)}
      >
        <FormattedMessage {...proposals.approve} />
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={`${formatMessage(proposals.decline)}: ${name}`}
        onClick={() => void decline(skill)}
      >
        <FormattedMessage {...proposals.decline} />
      </Button>
    </Row>
  );
}
