import { useState, type ComponentType, type ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { approvable, byLanguage, declinable } from '../model';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import type { DecisionDialogProps } from './useDecision';

type Applications = readonly ApplicationResponse[];

/** Decides on one application or several: those that are not decided so already, and declined ones by the language they are written to in. */
export function useDecisions(onDone?: () => void) {
  const [asked, setAsked] = useState<{
    Dialog: ComponentType<DecisionDialogProps>;
    groups: Applications[];
    at: number;
  } | null>(null);
  const { groups = [], at = 0 } = asked ?? {};
  const applications = groups[at];
  const close = (): void => setAsked(null);
  const done = (): void => {
    if (asked && at + 1 < groups.length) setAsked({ ...asked, at: at + 1 });
    else {
      close();
      onDone?.();
    }
  };
  const dialog: ReactNode = asked && applications && (
    <asked.Dialog
      key={at}
      applications={applications}
      {...(groups.length > 1 && { part: { at: at + 1, of: groups.length } })}
      onClose={close}
      onDone={done}
    />
  );
  return {
    approve: (all: Applications) => setAsked({ Dialog: ApproveDialog, groups: [approvable(all)], at: 0 }),
    decline: (all: Applications) => setAsked({ Dialog: DeclineDialog, groups: byLanguage(declinable(all)), at: 0 }),
    dialog,
  };
}
