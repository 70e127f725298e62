import type { PartRecord } from '../../common/mongo/parts.repository.js';

/** A piece of a candidate's work experience; `from` and `to` are days, `YYYY-MM-DD`, `to` null while it goes on. */
export interface ExperienceRecord extends PartRecord {
  function: string;
  company: string;
  from: string;
  to: string | null;
}
