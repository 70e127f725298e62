import type { Language, PlaceKind } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';

/** The parts of what is known about a candidate, those that count most first. */
export const TEXT_PARTS = ['profile', 'about', 'cv', 'note', 'mail', 'interview', 'test'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** One text about a candidate. */
export interface TextSource {
  candidateId: Types.ObjectId;
  part: TextPart;
  kind: PlaceKind;
  text: string;
  /** The record that opens there; null for the profile itself. */
  id: Types.ObjectId | null;
  /** The record's own title: a file's name, a mail's subject, a type of interview. */
  title?: string | null;
  /** The page of a file. */
  page?: number;
  at?: Date | null;
  by?: Types.ObjectId | null;
  /** The conversation of a mail. */
  conversationId?: Types.ObjectId | null;
  /** The language, where the product knows it. */
  language?: Language;
}
