import type { ContactValues } from '@byline/web-kit/cv';
import { formatPhone, readPhone, writePhone } from '@byline/web-kit/phone';
import type { PersonalValues } from '../../../features/candidate/form-values';
import type { Candidate } from '../../../features/candidate/model';
import { useSaveCandidate } from '../../../features/candidate/useSaveCandidate';
import { WizardCv } from '../../../features/cv-import/components/WizardCv';

interface WizardCvStepProps {
  candidate: Candidate;
  /** The values of the form, which a proposal stands beside. */
  values: PersonalValues;
  take: (values: PersonalValues) => void;
  onClose: () => void;
}

/** The form with the accepted name, address and phone. */
function withContact(values: PersonalValues, { phone, email: _, box, ...contact }: ContactValues): PersonalValues {
  const number = phone ? readPhone(formatPhone(phone), values.phoneCountry) : null;
  return {
    ...values,
    ...contact,
    ...(box !== undefined && { box: box ?? '' }),
    ...(number && { phone: number.national, phoneCountry: number.country }),
  };
}

/** Reads a CV in the first step of the wizard. The values of the form count as known. */
export function WizardCvStep({ candidate, values, take, onClose }: WizardCvStepProps) {
  const savePart = useSaveCandidate(candidate);
  const typed = { ...values, phone: writePhone(values.phone, values.phoneCountry) };
  return (
    <WizardCv
      candidateId={candidate._id}
      known={{ ...candidate, ...typed }}
      savePart={savePart}
      onContact={(contact) => {
        take(withContact(values, contact));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
