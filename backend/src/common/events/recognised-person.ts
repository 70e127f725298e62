import type { Types } from 'mongoose';

/** The facts by which the product recognises a person (docs/domain/duplicates.md#found). */
export interface RecognisedPerson {
  _id: Types.ObjectId;
  firstname: string;
  name: string;
  email: string;
  phone: string | null;
  postal: string | null;
  city: string | null;
  country: string | null;
  /** Name to address. */
  links: Record<string, string>;
  createdAt: Date;
}
