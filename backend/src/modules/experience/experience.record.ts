import type { PartRecord } from '../../common/mongo/parts.repository.js';

/** A piece of a candidate's work experience; `from` and `to` are days, `YYYY-MM-DD`; `to` is null while the work continues. */
export interface ExperienceRecord extends PartRecord {
  function: string;
  company: string;
  from: string;
  to: string | null;
}
