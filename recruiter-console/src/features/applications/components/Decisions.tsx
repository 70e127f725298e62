import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { displayName } from '../../../lib/format';
import { mayApprove, mayChangeWork, mayDecline } from '../model';
import { Decided } from './Decided';
import { useNextStepOf } from './useNextStepOf';
import { useRemoveApplication } from './useRemoveApplication';

export interface DecisionsProps {
  application: ApplicationResponse;
  onApprove: (application: ApplicationResponse) => void;
  onDecline: (application: ApplicationResponse) => void;
  onWork: (application: ApplicationResponse) => void;
  /** True where the row has only the two buttons: gives Approve an outline. */
  framed?: boolean;
}

/** The entry of an approved application's menu that leads to its next step. */
function useNextStepEntry() {
  const t = useT();
  const { open } = useNextStepOf();
  return (application: ApplicationResponse) =>
    application.status === 'successful'
      ? [{ id: 'next', label: t('nextStep.open'), onClick: () => open(application) }]
      : [];
}

/** The entry that changes the period of work. */
function useWorkEntry() {
  const t = useT();
  return (application: ApplicationResponse, onWork: DecisionsProps['onWork']) =>
    mayChangeWork(application)
      ? [{ id: 'work', label: t('applications.changeWork'), onClick: () => onWork(application) }]
      : [];
}

/** An approved application cannot be approved again, a rejected one not rejected again, and a withdrawn one takes no decision (docs/domain/recruiting.md#deciding). */
export function Decisions({ application, onApprove, onDecline, onWork, framed = false }: DecisionsProps) {
  const t = useT();
  const remove = useRemoveApplication();
  const nextStep = useNextStepEntry();
  const workEntry = useWorkEntry();
  const name = displayName(application.candidate);
  return (
    <Row as="span" gap={4} atEnd>
      <Button
        size="small"
        {...(!framed && { variant: 'text' })}
        disabled={!mayApprove(application)}
        aria-label={t('applications.approveOf', { name })}
        onClick={() => onApprove(application)}
      >
        <FormattedMessage id="applications.approve" />
      </Button>
      <Button
        size="small"
        variant="text"
        disabled={!mayDecline(application)}
        aria-label={t('applications.declineOf', { name })}
        onClick={() => onDecline(application)}
      >
        <FormattedMessage id="applications.decline" />
      </Button>
      {!framed && (
        <MoreMenu
          label={`${t('applications.actions')}: ${name}`}
          entries={[
            ...nextStep(application),
            ...workEntry(application, onWork),
            { id: 'remove', label: t('common.delete'), onClick: () => remove(application) },
          ]}
        />
      )}
    </Row>
  );
}

/** Beside the page of the job: the buttons of a pending application, or the decision with the other actions in a menu. */
export function StateOrDecisions({ application, ...actions }: DecisionsProps) {
  const t = useT();
  const remove = useRemoveApplication();
  const nextStep = useNextStepEntry();
  const workEntry = useWorkEntry();
  if (application.status === 'pending') return <Decisions application={application} framed {...actions} />;
  const name = displayName(application.candidate);
  return (
    <Row as="span" gap={4} atEnd>
      <Decided application={application} short />
      <MoreMenu
        label={`${t('applications.actions')}: ${name}`}
        entries={[
          ...nextStep(application),
          ...workEntry(application, actions.onWork),
          {
            id: 'approve',
            label: t('applications.approve'),
            disabled: !mayApprove(application),
            onClick: () => actions.onApprove(application),
          },
          {
            id: 'decline',
            label: t('applications.decline'),
            disabled: !mayDecline(application),
            onClick: () => actions.onDecline(application),
          },
          { id: 'remove', label: t('common.delete'), onClick: () => remove(application) },
        ]}
      />
    </Row>
  );
}
