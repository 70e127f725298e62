import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { Button } from '../ui/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { displayName } from '../../lib/format';
import { Row, Stack } from '../layout/Stack';
import { CandidatePicker } from '../people/CandidatePicker';
import { JobPicker } from '../people/JobPicker';
import { AppDialog } from '../ui/dialogs/AppDialog';
import { Check } from '../ui/fields/Check';
import { FieldError } from '../ui/fields/FieldError';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { Tag } from '../ui/Tag';
import type { ProposalStart } from './proposal';
import { ProposalMails, ProposalPreview } from './ProposalPreview';
import style from './ProposalDialog.module.css';
import { useProposal } from './useProposal';

interface ProposalDialogProps {
  start: ProposalStart;
  onClose: () => void;
}

/** Proposes candidates for a job: the choice, what it leads to, and whether the candidates get a mail (docs/domain/recruiting.md#proposing). */
export default function ProposalDialog({ start, onClose }: ProposalDialogProps) {
  const t = useT();
  const id = useId();
  const proposal = useProposal(start, onClose);
  const { picked, preview, refusal, left, tell } = proposal;
  const problems = useProblemWords();
  const fromJob = 'job' in start;
  const isDisabled = proposal.busy || left === 0;
  const title = fromJob
    ? t('proposal.forJob', { job: start.job.title })
    : t('proposal.ofCandidates', { count: start.count, name: start.name ?? '' });
  return (
    <AppDialog
      open
      width={600}
      title={title}
      onClose={onClose}
      onSend={() => !isDisabled && void proposal.send()}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button variant="contained" disabled={isDisabled} onClick={() => void proposal.send()}>
            <FormattedMessage
              id={tell && preview?.needsApproval ? 'proposal.ask' : 'proposal.send'}
              values={{ count: left }}
            />
          </Button>
        </>
      }
    >
      <Stack gap={12} className={style.body}>
        {fromJob ? (
          <>
            <FieldFrame id={id} label={t('proposal.candidate')}>
              <CandidatePicker
                id={id}
                autoFocus
                placeholder={t('common.typeName')}
                value={null}
                onChange={(candidate) => {
                  if (candidate) proposal.add(candidate);
                }}
              />
            </FieldFrame>
            {picked.length > 0 && (
              <Row gap={6} wrap>
                {picked.map((candidate) => {
                  const name = displayName(candidate);
                  const remove = {
                    label: t('proposal.drop', { name }),
                    onClick: () => proposal.drop(candidate._id),
                  };
                  return (
                    <Tag key={candidate._id} remove={remove}>
                      {name}
                    </Tag>
                  );
                })}
              </Row>
            )}
          </>
        ) : (
          <FieldFrame id={id} label={t('applications.job')}>
            <JobPicker
              id={id}
              autoFocus
              placeholder={t('proposal.searchJob')}
              value={proposal.job}
              onChange={proposal.pickJob}
            />
          </FieldFrame>
        )}
        {left > 0 && (
          <Check checked={tell} onChange={proposal.setTell}>
            <FormattedMessage id="proposal.tell" values={{ count: left }} />
          </Check>
        )}
        {preview && <ProposalPreview preview={preview} left={left} />}
        {refusal !== null && <FieldError>{problems.text(refusal)}</FieldError>}
        {preview && left > 0 && tell && <ProposalMails preview={preview} left={left} />}
      </Stack>
    </AppDialog>
  );
}
