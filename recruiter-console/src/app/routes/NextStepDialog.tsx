import { mailFieldToken, toLanguage } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../components/ui/Button';
import { CircleCheck, ListTodo, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetCandidateQuery, useListApplicationsQuery, type CandidateResponse } from '../../api';
import { applicationsOf } from '../../api/candidate-queries';
import { useCandidateChange } from '../../components/candidate/useCandidateChange';
import { Stack } from '../../components/layout/Stack';
import type { Approved } from '../../components/next-step/next-step-context';
import { AppDialog } from '../../components/ui/dialogs/AppDialog';
import { Text } from '../../components/ui/Text';
import MailDialog from '../../features/emails/components/MailDialog';
import { TaskDialog } from '../../features/tasks/components/TaskDialog';
import { useWords } from '../../i18n/useWords';
import { paragraphs } from '../../lib/paragraphs';
import style from './NextStepDialog.module.css';

interface NextStepDialogProps {
  approved: Approved;
  onClose: () => void;
}

/** After an approval: a mail, a task or a contract, each filled with the candidate and the job (docs/domain/recruiting.md#deciding). */
export default function NextStepDialog({ approved, onClose }: NextStepDialogProps) {
  const t = useT();
  const { candidateId, name, jobId, job } = approved;
  const [step, setStep] = useState<'mail' | 'task' | null>(null);
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId });
  const language = toLanguage(candidate?.language);
  const words = useWords([language]);
  if (step === 'mail' && candidate && words) {
    const say = words(language);
    const lines = [
      say('applications.greeting', { firstname: mailFieldToken('firstname') }),
      say('nextStep.mailText', { job }),
      say('applications.regards'),
      mailFieldToken('recruiter'),
    ];
    const first = { subject: say('nextStep.mailSubject', { job }), message: paragraphs(...lines) };
    return <MailDialog candidate={candidate} start={first} subject={{ jobId }} onClose={onClose} />;
  }
  if (step === 'task')
    return (
      <TaskDialog
        candidateId={candidateId}
        start={{ title: t('nextStep.taskTitle', { name, job }) }}
        onClose={onClose}
      />
    );
  return (
    <AppDialog
      open
      title={t('nextStep.title', { name, job })}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="nextStep.later" />
        </Button>
      }
    >
      <Stack gap={8} className={style.steps}>
        <Button disabled={!candidate || !words} onClick={() => setStep('mail')}>
          <MailPlus />
          <FormattedMessage id="nextStep.mail" />
        </Button>
        <Button onClick={() => setStep('task')}>
          <ListTodo />
          <FormattedMessage id="nextStep.task" />
        </Button>
        {candidate && candidate.status !== 'contract' && <Contract candidate={candidate} onDone={onClose} />}
      </Stack>
    </AppDialog>
  );
}

/** A contract also approves the newest pending application (docs/domain/candidates.md#status), so the dialog names its job. */
function Contract({ candidate, onDone }: { candidate: CandidateResponse; onDone: () => void }) {
  const t = useT();
  const change = useCandidateChange();
  const { currentData } = useListApplicationsQuery(applicationsOf(candidate._id));
  const pending = currentData?.records.find(({ status, job }) => status === 'pending' && !job.isRemoved);
  const status = candidate.status ?? 'none';
  const hire = async (): Promise<void> => {
    const said = t('candidate.statusNow', { status: t('status.contract') });
    const saved = await change(candidate, { status: 'contract' }, { undo: { said, change: { status } } });
    if (saved) onDone();
  };
  return (
    <>
      <Button onClick={() => void hire()}>
        <CircleCheck />
        <FormattedMessage id="nextStep.contract" />
      </Button>
      {pending && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="nextStep.alsoApproves" values={{ job: pending.job.title }} />
        </Text>
      )}
    </>
  );
}
