import { useState, type ComponentType, type ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { approvable, declinable } from '../model';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import type { DecisionDialogProps } from './useDecision';

type Applications = readonly ApplicationResponse[];

/** Decides on one application or several, and leaves out those that already have this decision. */
export function useDecisions(onDone?: () => void) {
  const [asked, setAsked] = useState<{ Dialog: ComponentType<DecisionDialogProps>; applications: Applications } | null>(
    null,
  );
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onDone?.();
  };
  const dialog: ReactNode = asked && <asked.Dialog applications={asked.applications} onClose={close} onDone={done} />;
  return {
    approve: (all: Applications) => setAsked({ Dialog: ApproveDialog, applications: approvable(all) }),
    decline: (all: Applications) => setAsked({ Dialog: DeclineDialog, applications: declinable(all) }),
    dialog,
  };
}
