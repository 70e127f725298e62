import type { DuplicateRecord } from './duplicate.schema.js';
import type { DuplicateAbilitiesDto } from './dto/duplicate.dto.js';

/** A recruiter answers an open pair, and takes the answer back while the two still share something. */
export const abilitiesOf = ({ state, reasons }: Pick<DuplicateRecord, 'state' | 'reasons'>): DuplicateAbilitiesDto => ({
  answer: state === 'open',
  reopen: state === 'different' && reasons.length > 0,
});
