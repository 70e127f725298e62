import { useState, type ComponentType, type ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { approvable, declinable } from '../model';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import { WorkDialog } from './WorkDialog';
import type { DecisionDialogProps } from './useDecision';
import { useNextStepOf } from './useNextStepOf';
import { useRemoveApplication } from './useRemoveApplication';

type Applications = readonly ApplicationResponse[];

/** An application with the period of work of its job as it is now, which a colleague may have changed. The version and its own period stay: it is what the user decides on. */
function withPresentWork(application: ApplicationResponse, shown: Applications): ApplicationResponse {
  const { job, work, fit } = shown.find(({ _id }) => _id === application._id) ?? application;
  return { ...application, job, work, fit };
}

/** Decides on one application or several of those that are shown, and leaves out those that already have this decision. */
export function useDecisions(shown: Applications, onDone?: () => void) {
  const [asked, setAsked] = useState<{ Dialog: ComponentType<DecisionDialogProps>; applications: Applications } | null>(
    null,
  );
  const remove = useRemoveApplication();
  const { open } = useNextStepOf();
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onDone?.();
  };
  const applications = asked?.applications.map((one) => withPresentWork(one, shown)) ?? [];
  const dialog: ReactNode = asked && <asked.Dialog applications={applications} onClose={close} onDone={done} />;
  const approve = (all: Applications): void => setAsked({ Dialog: ApproveDialog, applications: approvable(all) });
  const decline = (all: Applications): void => setAsked({ Dialog: DeclineDialog, applications: declinable(all) });
  return {
    approve,
    decline,
    /** The acts on one application. They are here and not in its row, because a list has many rows. */
    acts: {
      onApprove: (application: ApplicationResponse) => approve([application]),
      onDecline: (application: ApplicationResponse) => decline([application]),
      onWork: (application: ApplicationResponse) => setAsked({ Dialog: WorkDialog, applications: [application] }),
      onNextStep: open,
      onRemove: remove,
    },
    dialog,
  };
}

export type DecisionActs = ReturnType<typeof useDecisions>['acts'];
