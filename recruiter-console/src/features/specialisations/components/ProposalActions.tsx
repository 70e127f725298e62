import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import type { SkillResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { useOnce } from '../../../lib/useOnce';
import { useProposal } from '../useProposal';
import { useRemoveSkill } from '../useRemovals';

/** Approves a proposal without changes, or declines it, from its row. */
export function ProposalActions({ skill, name }: { skill: SkillResponse; name: string }) {
  const t = useT();
  const approve = useOnce(useProposal().approve);
  const decline = useRemoveSkill();
  return (
    <Row gap={4}>
      <Button size="small" aria-label={`${t('proposals.approve')}: ${name}`} onClick={() => void approve(skill)}>
        <FormattedMessage id="proposals.approve" />
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={`${t('proposals.decline')}: ${name}`}
        onClick={() => void decline(skill)}
      >
        <FormattedMessage id="proposals.decline" />
      </Button>
    </Row>
  );
}
