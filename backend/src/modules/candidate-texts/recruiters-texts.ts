import type { Types } from 'mongoose';
import { plainTextOf } from '../../common/rich-text/rich-text.js';
import type { TextSource } from './text-source.js';

interface Written {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  createdAt: Date;
}

/** The texts of notes, interviews and tests, as their modules store them. */
export interface Note extends Written {
  description: string;
  recruiterId: Types.ObjectId;
}
export interface Interview extends Written {
  type: string;
  userId: Types.ObjectId;
  questions: { question: string; answer: string }[];
}
export interface Test extends Written {
  name: string;
  scores: { remark: string }[];
  createdBy?: Types.ObjectId;
}

/** The words of a rich text; most short texts have no tag. */
export const plain = (text: string): string => (text.includes('<') ? plainTextOf(text) : text);

export const ofNote = ({ _id, candidateId, createdAt, description, recruiterId }: Note): TextSource => ({
  ...{ candidateId, part: 'note', kind: 'note', text: plain(description), id: _id, at: createdAt, by: recruiterId },
});

/** The questions are the agency's own; a search for their words would find everybody who was asked. */
export const ofInterview = ({ _id, candidateId, createdAt, type, userId, questions }: Interview): TextSource => ({
  ...{ candidateId, part: 'interview', kind: 'interview', id: _id, title: type, at: createdAt, by: userId },
  text: questions.map(({ answer }) => plain(answer)).join('\n'),
});

export const ofTest = ({ _id, candidateId, createdAt, name, scores, createdBy }: Test): TextSource => ({
  ...{ candidateId, part: 'test', kind: 'test', id: _id, at: createdAt, by: createdBy ?? null },
  text: [name, ...scores.map(({ remark }) => remark)].join('\n'),
});
