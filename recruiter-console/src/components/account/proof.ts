import { string } from 'yup';
import type { OwnLoginProofRequest } from '../../api';

export interface ProofValues {
  currentPassword: string;
  code: string;
}

export const NO_PROOF: ProofValues = { currentPassword: '', code: '' };

/** The fields that a form needs to ask for the proof. */
export const proofFields = (asksCode: boolean) => ({
  currentPassword: string().required('required'),
  code: asksCode ? string().required('required') : string(),
});

export const proofOf = ({ currentPassword, code }: ProofValues): OwnLoginProofRequest => ({
  currentPassword,
  ...(code && { code: code.replace(/\s/g, '') }),
});
