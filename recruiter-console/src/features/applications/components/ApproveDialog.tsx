import type { Problem } from '@byline/shared-types/domain';
import { useKeepDraft } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApproveApplicationsMutation } from '../../../api';
import { useWork } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { displayName } from '../../../lib/format';
import { NO_REASONS, ownWorkValues, seen, toOwnWork, toReasons, type OwnWorkValues, type ReasonValues } from '../model';
import { approvalSchema } from '../schema';
import { BookedByApproval, BookedByWork } from './BookedByApproval';
import { JobRemovedText } from './JobRemoved';
import { OwnWorkFields } from './OwnWorkFields';
import { ReasonFields } from './ReasonFields';
import { useNextStepOf } from './useNextStepOf';
import { decisionDraft, useDecision, workDraft, type DecisionDialogProps } from './useDecision';

type ApprovalValues = ReasonValues & OwnWorkValues;

/** Approves after a confirmation, with an optional reason and, for one application, an optional period of work of its own (docs/domain/recruiting.md#deciding). After one approval the notice leads to the next step. */
export function ApproveDialog({ applications, onClose, onDone }: DecisionDialogProps) {
  const t = useT();
  const form = useId();
  const { refused, done } = useDecision(applications, onClose, onDone);
  const [approve, { isLoading }] = useApproveApplicationsMutation();
  const keepDraft = useKeepDraft();
  const nextStep = useNextStepOf();
  const workText = useWork();
  const count = applications.length;
  // A colleague removed a job while the question was open.
  const isImpossible = applications.some(({ job }) => job.isRemoved);
  const [first] = applications;
  const single = count === 1 ? first : undefined;
  const name = first ? displayName(first.candidate) : '';
  const save = async (values: ApprovalValues): Promise<void> => {
    const request = { applications: seen(applications), ...toReasons(values), ...(single && toOwnWork(values)) };
    const { records, cancelledMails } = await approve({ approveRequest: request }).unwrap();
    const work = single && records[0]?.work;
    const text = work
      ? t('applications.approvedBooked', { days: workText(work) })
      : t('applications.approved', { count });
    // An approval sends no mail, so the candidate hears nothing.
    const said = cancelledMails > 0 ? t('applications.mailsCancelled', { text, count: cancelledMails }) : text;
    done(said, single ? nextStep.actionsOf(applications) : []);
  };
  /** After a colleague's approval the application offers only its period of work, so typed days go on there. */
  const refuse = (problem: Problem | null, values: ApprovalValues): boolean => {
    const { own, workFrom, workTo, workDays } = values;
    const days = { own, workFrom, workTo, workDays };
    const isStale = problem?.code === 'stale_version';
    const kept = isStale && single && keepDraft(workDraft(single), days, ownWorkValues(single));
    return refused(problem, kept ? 'applications.daysKeptText' : 'applications.unsavedText', values);
  };
  return (
    <AppDialog
      open
      width={600}
      title={<FormattedMessage id="applications.approveQuestion" values={{ count, name }} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button type="submit" form={form} variant="contained" disabled={isLoading || isImpossible} autoFocus>
            <FormattedMessage id="applications.approve" />
          </Button>
        </>
      }
    >
      <Form<ApprovalValues>
        id={form}
        initialValues={{ ...NO_REASONS, ...ownWorkValues(single) }}
        schema={approvalSchema}
        onSubmit={save}
        onRefused={refuse}
        draft={decisionDraft('approve', applications)}
        layout="stack"
      >
        {({ values }) => (
          <>
            <Text as="p" tone="muted">
              <FormattedMessage id="applications.approveText" values={{ count }} />
            </Text>
            <JobRemovedText applications={applications} />
            {single ? (
              <>
                <BookedByWork application={single} values={values} />
                {!single.job.isRemoved && <OwnWorkFields application={single} />}
              </>
            ) : (
              <BookedByApproval applications={applications} />
            )}
            <ReasonFields />
          </>
        )}
      </Form>
    </AppDialog>
  );
}
