import { BooleanFilter } from '../lists/list-filters.dto.js';

/** The query of a deletion that asks first when the record is in use. */
export class ForceRequest {
  /** `true` deletes a record that is in use; the records that used it keep its label. */
  @BooleanFilter()
  force?: boolean;
}
