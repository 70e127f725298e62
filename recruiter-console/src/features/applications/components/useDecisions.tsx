import { useState, type ComponentType, type ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { approvable, declinable } from '../model';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import { WorkDialog } from './WorkDialog';
import type { DecisionDialogProps } from './useDecision';

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
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onDone?.();
  };
  const applications = asked?.applications.map((one) => withPresentWork(one, shown)) ?? [];
  const dialog: ReactNode = asked && <asked.Dialog applications={applications} onClose={close} onDone={done} />;
  return {
    approve: (all: Applications) => setAsked({ Dialog: ApproveDialog, applications: approvable(all) }),
    changeWork: (application: ApplicationResponse) => setAsked({ Dialog: WorkDialog, applications: [application] }),
    decline: (all: Applications) => setAsked({ Dialog: DeclineDialog, applications: declinable(all) }),
    dialog,
  };
}
