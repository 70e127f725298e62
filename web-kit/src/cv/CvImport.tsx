import { PROFILE_FILE_TYPES } from '@byline/shared-types/domain';
import { useEffect, useEffectEvent } from 'react';
import { CvMessages } from './CvMessages';
import { CvReview, type SaveAccepted } from './CvReview';
import { CvStart } from './CvStart';
import type { CvKind } from './proposals';
import type { KnownProfile } from './reading';
import { useReading } from './useReading';
import type { Choice } from '../names';

export interface CvImportProps {
  known: KnownProfile;
  without?: readonly CvKind[];
  skillChoices: readonly Choice[];
  /** A dropped file, which the screen reads at once. */
  first?: File | null;
  saveLabel: (count: number) => string;
  /** Adds what was accepted, and the file where it is to be kept. */
  onSave: (...args: [...Parameters<SaveAccepted>, file: File]) => Promise<void>;
  /** Says whether closing the screen would lose decisions. */
  onUnsaved?: (unsaved: boolean) => void;
}

const KEPT: readonly string[] = Object.values(PROFILE_FILE_TYPES).flat();
const endingOf = ({ name }: File): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Takes a CV, has it read, and shows what it says (docs/domain/candidates.md#cv-import). */
export function CvImport(props: CvImportProps) {
  return (
    <CvMessages>
      <Steps {...props} />
    </CvMessages>
  );
}

function Steps({ known, without, skillChoices, first = null, saveLabel, onSave, onUnsaved }: CvImportProps) {
  const { state, read, again } = useReading();
  const readFirst = useEffectEvent((file: File) => void read(file));
  useEffect(() => {
    if (first) readFirst(first);
  }, [first]);
  if (state.step !== 'read')
    return (
      <CvStart
        reading={state.step === 'reading' ? state.name : null}
        reason={state.step === 'choose' ? state.reason : null}
        onFile={(file) => void read(file)}
      />
    );
  const { file, reading } = state;
  return (
    <CvReview
      reading={reading}
      file={file}
      known={known}
      {...(without && { without })}
      skillChoices={skillChoices}
      canKeep={KEPT.includes(endingOf(file))}
      saveLabel={saveLabel}
      onSave={(...args) => onSave(...args, file)}
      onAgain={again}
      onUnsaved={onUnsaved}
    />
  );
}
