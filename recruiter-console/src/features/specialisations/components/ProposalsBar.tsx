import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Check, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SkillResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { SelectedBar } from '../../../components/list/SelectedBar';
import { useEscape } from '../../../lib/useEscape';
import { useProposals } from '../useProposals';

interface ProposalsBarProps {
  chosen: readonly SkillResponse[];
  onEnd: () => void;
}

/** Approves or declines the selected proposals, one after the other. Those that fail stay selected. */
export function ProposalsBar({ chosen, onEnd }: ProposalsBarProps) {
  const t = useT();
  const { approve, decline, done } = useProposals();
  const busy = done !== null;
  useEscape(chosen.length > 0 && !busy ? onEnd : undefined);
  if (chosen.length === 0 && !busy) return null;
  return (
    <SelectedBar
      label={t('proposals.selected')}
      said={busy ? t('proposals.progress', { ...done }) : t('common.selected', { count: chosen.length })}
      {...{ busy, onEnd }}
    >
      <Grow />
      <Button variant="text" size="small" disabled={busy} onClick={() => void approve(chosen)}>
        <Check />
        <FormattedMessage id="proposals.approve" />
      </Button>
      <Button variant="text" size="small" disabled={busy} onClick={() => void decline(chosen)}>
        <X />
        <FormattedMessage id="proposals.decline" />
      </Button>
    </SelectedBar>
  );
}
