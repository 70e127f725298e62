import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** An item of the agenda. */
export interface CalendarItemRecord extends StoredRecord {
  title: string;
  startDate: Date;
  endDate: Date;
  /** A user's id, or the id of a candidate who has no login. */
  assignedTo: Types.ObjectId | null;
}

export const calendarItemSchema = new Schema<CalendarItemRecord>(
  {
    title: { type: String, required: true },
    startDate: { type: Date, required: true },
    endDate: { type: Date, required: true },
    assignedTo: { type: Schema.Types.ObjectId, default: null },
    ...versionField,
  },
  recordOptions('calendar'),
);
// The indexes hold the end, so MongoDB skips earlier items without reading them.
calendarItemSchema.index({ startDate: 1, _id: 1, endDate: 1 });
calendarItemSchema.index({ assignedTo: 1, startDate: 1, _id: 1, endDate: 1 });
