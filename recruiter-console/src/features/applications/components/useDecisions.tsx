import { useState, type ComponentType, type ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { approvable, byLanguage, declinable } from '../model';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import type { DecisionDialogProps } from './useDecision';

type Applications = readonly ApplicationResponse[];

/** Decides on one application or several: those that are not decided so already, and declined ones by the language they are written to in. */
export function useDecisions(onDone?: () => void) {
  const [asked, setAsked] = useState<{ Dialog: ComponentType<DecisionDialogProps>; groups: Applications[] } | null>(
    null,
  );
  const [applications, ...rest] = asked?.groups ?? [];
  const close = (): void => setAsked(null);
  const done = (): void => {
    if (asked && rest.length > 0) setAsked({ ...asked, groups: rest });
    else {
      close();
      onDone?.();
    }
  };
  const dialog: ReactNode = asked && applications && (
    <asked.Dialog key={applications[0]?._id} applications={applications} onClose={close} onDone={done} />
  );
  return {
    approve: (all: Applications) => setAsked({ Dialog: ApproveDialog, groups: [approvable(all)] }),
    decline: (all: Applications) => setAsked({ Dialog: DeclineDialog, groups: byLanguage(declinable(all)) }),
    dialog,
  };
}
