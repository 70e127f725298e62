import { useState, type ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { approvable, declinable } from '../model';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';

type Applications = readonly ApplicationResponse[];

/** Decides on one application or several: those that are not decided so already. */
export function useDecisions(onDone?: () => void) {
  const [asked, setAsked] = useState<{ Dialog: typeof ApproveDialog; applications: Applications } | null>(null);
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onDone?.();
  };
  const dialog: ReactNode = asked && <asked.Dialog applications={asked.applications} onClose={close} onDone={done} />;
  return {
    approve: (applications: Applications) =>
      setAsked({ Dialog: ApproveDialog, applications: approvable(applications) }),
    decline: (applications: Applications) =>
      setAsked({ Dialog: DeclineDialog, applications: declinable(applications) }),
    dialog,
  };
}
