import type { PartRecord } from '../../common/mongo/parts.repository.js';

/** A diploma; `from` and `to` are years, `to` is null while the study continues. */
export interface DiplomaRecord extends PartRecord {
  degree: string;
  institute: string;
  from: number;
  to: number | null;
  country: string | null;
}
