import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useUpdateApplicationMutation, type ApplicationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { displayName } from '../../../lib/format';
import { ownWorkValues, toOwnWork, type OwnWorkValues } from '../model';
import { ownWorkSchema } from '../schema';
import { BookedByWork } from './BookedByApproval';
import { OwnWorkFields } from './OwnWorkFields';
import { useChangedNotice } from './useChangedNotice';
import { workDraft, type DecisionDialogProps } from './useDecision';

/** Changes the period of work of one application, also where its job has none. */
export function WorkDialog({ applications: [application], onClose }: DecisionDialogProps) {
  return application && <OneWorkDialog application={application} onClose={onClose} />;
}

interface OneWorkDialogProps {
  application: ApplicationResponse;
  onClose: () => void;
}

function OneWorkDialog({ application, onClose }: OneWorkDialogProps) {
  const t = useT();
  const notify = useNotify();
  const changedNotice = useChangedNotice();
  const [update] = useUpdateApplicationMutation();
  const { _id: id, version, candidate } = application;
  const title = t('applications.workOf', { name: displayName(candidate) });
  const save = async (values: OwnWorkValues): Promise<void> => {
    await update({ id, updateApplicationRequest: { ...toOwnWork(values), version } }).unwrap();
    notify(t('applications.workSaved', { name: displayName(candidate) }), { success: true });
    onClose();
  };
  return (
    <AppDialog open width={600} title={title} onClose={onClose}>
      <Form<OwnWorkValues>
        initialValues={ownWorkValues(application)}
        schema={ownWorkSchema}
        onSubmit={save}
        onRefused={(problem) => {
          const isStale = changedNotice(problem, [application], 'applications.unsavedText');
          if (isStale) onClose();
          return isStale;
        }}
        draft={workDraft(application)}
        layout="stack"
        label={title}
      >
        {({ values }) => (
          <>
            {application.status === 'successful' && <BookedByWork application={application} values={values} />}
            <OwnWorkFields application={application} />
            <Row atEnd>
              <FormActions onCancel={onClose} />
            </Row>
          </>
        )}
      </Form>
    </AppDialog>
  );
}
