import { useField } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { CandidatePicker, type PickedCandidate } from './CandidatePicker';

interface CandidateFieldProps {
  name: string;
  label: ReactNode;
  placeholder: string;
}

/** A candidate in a Formik form. */
export function CandidateField({ name, label, placeholder }: CandidateFieldProps) {
  const field = useField<PickedCandidate | null>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error}>
      <CandidatePicker id={field.id} value={field.value} onChange={field.setValue} placeholder={placeholder} />
    </FieldFrame>
  );
}
