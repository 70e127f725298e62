import { useT, type Translate } from '@byline/web-kit/i18n';
import { useIsPaper } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { displayName } from '../../../lib/format';
import { mayApprove, mayChangeWork, mayDecline } from '../model';
import { Decided } from './Decided';
import type { DecisionActs } from './useDecisions';

export interface DecisionsProps extends DecisionActs {
  application: ApplicationResponse;
  /** True where the row has only the two buttons: gives Approve an outline. */
  framed?: boolean;
}

/** The entries of an application's menu that depend on its state: the next step after its approval, and its period of work. */
function stateEntries(t: Translate, { application, onNextStep, onWork }: DecisionsProps) {
  const nextStep = { id: 'next', label: t('nextStep.open'), onClick: () => onNextStep(application) };
  const work = { id: 'work', label: t('applications.changeWork'), onClick: () => onWork(application) };
  return [...(application.status === 'successful' ? [nextStep] : []), ...(mayChangeWork(application) ? [work] : [])];
}

/** An approved application cannot be approved again, a rejected one not rejected again, and a withdrawn one takes no decision (docs/domain/recruiting.md#deciding). */
export function Decisions(props: DecisionsProps) {
  const { application, onApprove, onDecline, onRemove, framed = false } = props;
  const t = useT();
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
            ...stateEntries(t, props),
            { id: 'remove', label: t('common.delete'), onClick: () => onRemove(application) },
          ]}
        />
      )}
    </Row>
  );
}

/** Beside the page of the job: the buttons of a pending application (its state on paper), or the decision with the other actions in a menu. */
export function StateOrDecisions(props: DecisionsProps) {
  const { application, onApprove, onDecline, onRemove } = props;
  const t = useT();
  const isPaper = useIsPaper();
  if (application.status === 'pending' && !isPaper) return <Decisions {...props} framed />;
  const name = displayName(application.candidate);
  return (
    <Row as="span" gap={4} atEnd>
      <Decided application={application} short />
      <MoreMenu
        label={`${t('applications.actions')}: ${name}`}
        entries={[
          ...stateEntries(t, props),
          {
            id: 'approve',
            label: t('applications.approve'),
            disabled: !mayApprove(application),
            onClick: () => onApprove(application),
          },
          {
            id: 'decline',
            label: t('applications.decline'),
            disabled: !mayDecline(application),
            onClick: () => onDecline(application),
          },
          { id: 'remove', label: t('common.delete'), onClick: () => onRemove(application) },
        ]}
      />
    </Row>
  );
}
