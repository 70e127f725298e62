import type { PartRecord } from '../../common/mongo/parts.repository.js';

/** A diploma; `from` and `to` are years, `to` null while it goes on. */
export interface DiplomaRecord extends PartRecord {
  degree: string;
  institute: string;
  from: number;
  to: number | null;
  country: string | null;
}
