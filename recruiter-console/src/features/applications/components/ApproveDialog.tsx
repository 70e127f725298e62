import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApproveApplicationsMutation } from '../../../api';
import { useWork } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { displayName } from '../../../lib/format';
import { NO_REASONS, seen, toReasons, type ReasonValues } from '../model';
import { reasonsSchema } from '../schema';
import { BookedByApproval } from './BookedByApproval';
import { ReasonFields } from './ReasonFields';
import { useNextStepOf } from './useNextStepOf';
import { decisionDraft, useDecision, type DecisionDialogProps } from './useDecision';

/** Approves after a confirmation, with an optional reason (docs/domain/recruiting.md#deciding). After one approval the notice leads to the next step. */
export function ApproveDialog({ applications, onClose, onDone }: DecisionDialogProps) {
  const form = useId();
  const { refused, done } = useDecision(applications, onClose, onDone);
  const [approve, { isLoading }] = useApproveApplicationsMutation();
  const nextStep = useNextStepOf();
  const work = useWork();
  const count = applications.length;
  const name = applications[0] ? displayName(applications[0].candidate) : '';
  const save = async (values: ReasonValues): Promise<void> => {
    const request = { applications: seen(applications), ...toReasons(values) };
    const { records } = await approve({ approveRequest: request }).unwrap();
    const [stored] = records;
    const actions = count === 1 ? nextStep.actionsOf(applications) : [];
    if (count === 1 && stored?.job.workFrom) done('applications.approvedBooked', actions, { days: work(stored.job) });
    else done('applications.approved', actions);
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
          <Button type="submit" form={form} variant="contained" disabled={isLoading} autoFocus>
            <FormattedMessage id="applications.approve" />
          </Button>
        </>
      }
    >
      <Form<ReasonValues>
        id={form}
        initialValues={NO_REASONS}
        schema={reasonsSchema}
        onSubmit={save}
        onRefused={refused}
        draft={decisionDraft('approve', applications)}
        layout="stack"
      >
        <Text as="p" tone="muted">
          <FormattedMessage id="applications.approveText" values={{ count }} />
        </Text>
        <BookedByApproval applications={applications} />
        <ReasonFields />
      </Form>
    </AppDialog>
  );
}
