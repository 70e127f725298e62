import type { AppointmentType } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** An item of the agenda. Items of version 1.0 and before have no field that is optional here. */
export interface CalendarItemRecord extends StoredRecord {
  title: string;
  startDate: Date;
  endDate: Date;
  /** A user's id, or the id of a candidate who has no login. */
  assignedTo: Types.ObjectId | null;
  /** The candidate of an appointment. */
  candidateId?: Types.ObjectId | null;
  /** User ids of the recruiters who take part besides the assignee. */
  recruiters?: Types.ObjectId[];
  type?: AppointmentType | null;
  place?: string | null;
  /** An http or https address. */
  callLink?: string | null;
}

export const calendarItemSchema = new Schema<CalendarItemRecord>(
  {
    title: { type: String, required: true },
    startDate: { type: Date, required: true },
    endDate: { type: Date, required: true },
    assignedTo: { type: Schema.Types.ObjectId, default: null },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    recruiters: { type: [Schema.Types.ObjectId], default: [] },
    type: { type: String, default: null },
    place: { type: String, default: null },
    callLink: { type: String, default: null },
    ...versionField,
  },
  recordOptions('calendar'),
);
// The indexes hold the end, so MongoDB skips earlier items without reading them. One index for each way in which an item names a person.
calendarItemSchema.index({ startDate: 1, _id: 1, endDate: 1 });
calendarItemSchema.index({ assignedTo: 1, startDate: 1, _id: 1, endDate: 1 });
calendarItemSchema.index({ candidateId: 1, startDate: 1, _id: 1, endDate: 1 });
calendarItemSchema.index({ recruiters: 1, startDate: 1, _id: 1, endDate: 1 });
