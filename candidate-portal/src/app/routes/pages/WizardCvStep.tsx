import type { ContactValues } from '@byline/web-kit/cv';
import type { PersonalValues } from '../../../features/candidate/form-values';
import type { Candidate } from '../../../features/candidate/model';
import { useSaveCandidate } from '../../../features/candidate/useSaveCandidate';
import { WizardCv } from '../../../features/cv-import/components/WizardCv';

interface WizardCvStepProps {
  candidate: Candidate;
  /** The values of the form, which a proposal stands beside. */
  values: PersonalValues;
  onContact: (contact: ContactValues) => void;
  onClose: () => void;
}

/** Reads a CV in the first step of the wizard. The values of the form count as known. */
export function WizardCvStep({ candidate, values, onContact, onClose }: WizardCvStepProps) {
  const savePart = useSaveCandidate(candidate);
  const typed = { ...values, phone: values.phone.trim() === '' ? null : (candidate.phone ?? values.phone) };
  return (
    <WizardCv
      candidateId={candidate._id}
      known={{ ...candidate, ...typed }}
      savePart={savePart}
      onContact={(contact) => {
        onContact(contact);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
