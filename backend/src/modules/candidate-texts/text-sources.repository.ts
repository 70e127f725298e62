import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import {
  LANGUAGES,
  WORK_TEXT_NAMES,
  type Label,
  type Language,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import type { ClientSession, Connection, mongo, Types } from 'mongoose';
import { translator } from '../../common/i18n/texts.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import type { DiplomaRecord } from '../diplomas/diploma.record.js';
import type { ExperienceRecord } from '../experience/experience.record.js';
import type { FileRecord } from '../files/file.record.js';
import type { FileTextRecord } from '../files/texts/file-text.record.js';
import type { EmailRecord } from '../mail/email.record.js';
import type { ReceivedMailRecord } from '../mail/conversations/received-mail.record.js';
import { ofInterview, ofNote, ofTest, plain, type Interview, type Note, type Test } from './recruiters-texts.js';
import type { TextSource } from './text-source.js';

type Id = Types.ObjectId;
type Person = Pick<
  CandidateRecord,
  | '_id'
  | 'firstname'
  | 'name'
  | 'function'
  | 'city'
  | 'language'
  | 'info'
  | 'resumeSummary'
  | 'candidateInfo'
  | 'skills'
> & { websiteTag?: string | null; moreAboutYourself?: string | null };

/** The texts about candidates, and those of the candidates that exist. */
export interface CandidateSources {
  existing: ReadonlySet<string>;
  sources: TextSource[];
}

const MOST_PAGES = 200;

/**
 * Reads the texts about candidates from the collections of all modules that have some. A search index is a copy of them all, so this one place
 * knows their fields (docs/decisions/0013-full-text.md).
 */
@Injectable()
export class TextSourcesRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async of(ids: readonly Id[], session?: ClientSession): Promise<CandidateSources> {
    const people = await this.all<Person>('candidates', { _id: { $in: ids } }, session);
    const sources = [
      ...(await this.profiles(people, session)),
      ...(await this.careers(ids, session)),
      ...(await this.files(ids, session)),
      ...(await this.written(ids, session)),
      ...(await this.mails(ids, session)),
    ];
    return {
      existing: new Set(people.map(({ _id }) => String(_id))),
      sources: sources.filter(({ text }) => text.trim() !== ''),
    };
  }

  private async profiles(people: readonly Person[], session?: ClientSession): Promise<TextSource[]> {
    const skillIds = people.flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
    const skills = await this.all<{ _id: Id; label: Label }>('skills', { _id: { $in: skillIds } }, session);
    const labels = new Map(skills.map(({ _id, label }) => [String(_id), label]));
    return people.flatMap((person) => profileOf(person, (id) => labels.get(String(id))));
  }

  private async careers(ids: readonly Id[], session?: ClientSession): Promise<TextSource[]> {
    const experience = await this.about<ExperienceRecord>('experience', ids, session);
    const diplomas = await this.about<DiplomaRecord>('diplomas', ids, session);
    return [
      ...experience.map(({ candidateId, function: role, company }) =>
        about(candidateId, 'experience', `${role} · ${company}`),
      ),
      ...diplomas.map(({ candidateId, degree, institute }) =>
        about(candidateId, 'diploma', `${degree} · ${institute}`),
      ),
    ];
  }

  private async files(ids: readonly Id[], session?: ClientSession): Promise<TextSource[]> {
    const texts = await this.about<FileTextRecord & { candidateId: Id }>('file_texts', ids, session);
    const fileIds = texts.map(({ _id }) => _id);
    const files = await this.all<FileRecord>('files', { _id: { $in: fileIds } }, session);
    const byId = new Map(files.map((file) => [String(file._id), file]));
    return texts.flatMap(({ _id, candidateId, pages }) => {
      const file = byId.get(String(_id));
      if (!file) return [];
      const base = {
        candidateId,
        part: 'cv',
        kind: 'file',
        id: _id,
        title: file.kind === 'cv' ? null : file.name,
      } as const;
      return pages.slice(0, MOST_PAGES).map((text, index) => ({ ...base, text, page: index + 1, at: file.createdAt }));
    });
  }

  private async written(ids: readonly Id[], session?: ClientSession): Promise<TextSource[]> {
    const notes = await this.about<Note>('notes', ids, session);
    const interviews = await this.about<Interview>('interviews', ids, session);
    const tests = await this.about<Test>('tests', ids, session);
    return [...notes.map(ofNote), ...interviews.map(ofInterview), ...tests.map(ofTest)];
  }

  /** Mails without a secret, sent and received; not the text that a mail quotes. */
  private async mails(ids: readonly Id[], session?: ClientSession): Promise<TextSource[]> {
    const open = { candidateId: { $in: ids }, confidential: false };
    const emails = await this.all<EmailRecord & { candidateId: Id }>('emails', open, session);
    const filed = { candidateId: { $in: ids }, kind: { $in: ['mail', 'auto_reply'] }, conversationId: { $ne: null } };
    const received = await this.all<ReceivedMailRecord & { candidateId: Id }>('received_mails', filed, session);
    const mail = { part: 'mail', kind: 'mail' } as const;
    const textOf = (subject: string, message: string): string => `${subject}\n${plain(message)}`;
    return [
      ...emails.map(({ _id, candidateId, subject, message, sentAt, createdAt, createdBy, conversationId = null }) => ({
        ...{ ...mail, candidateId, text: textOf(subject, message), id: _id, at: sentAt ?? createdAt },
        ...{ by: createdBy, conversationId },
      })),
      ...received.map(({ _id, candidateId, subject, message, receivedAt, conversationId }) => ({
        ...{ ...mail, candidateId, text: textOf(subject, message), id: _id, at: receivedAt, conversationId },
      })),
    ];
  }

  private about<T>(collection: string, ids: readonly Id[], session?: ClientSession): Promise<T[]> {
    return this.all<T>(collection, { candidateId: { $in: ids } }, session);
  }

  private all<T>(collection: string, match: mongo.Filter<mongo.Document>, session?: ClientSession): Promise<T[]> {
    const leaner = { projection: { ngrams: 0, searchText: 0, body: 0, quoted: 0 } };
    return this.connection
      .collection(collection)
      .find(match, { ...leaner, ...(session && { session }) })
      .toArray() as Promise<T[]>;
  }
}

const about = (candidateId: Id, kind: TextSource['kind'], text: string): TextSource => ({
  ...{ candidateId, part: 'about', kind, text, id: null },
});

/** The names of a function in every language: a search in one language finds people whose screen has another. */
const functionNames = (role: UserFunctionName): [Language, string][] =>
  LANGUAGES.map((language) => [language, translator(language)(`archive.function.${role}`)]);

function profileOf(person: Person, labelOf: (id: Id) => Label | undefined): TextSource[] {
  const {
    _id: candidateId,
    firstname,
    name,
    function: role,
    city,
    info,
    resumeSummary,
    candidateInfo,
    skills,
  } = person;
  const profile = { candidateId, part: 'profile', id: null } as const;
  const texts = WORK_TEXT_NAMES.map((field) => candidateInfo[field]);
  return [
    { ...profile, kind: 'name', text: `${firstname} ${name}` },
    ...(role ? functionNames(role) : []).map(([language, text]) => ({
      ...profile,
      kind: 'function' as const,
      text,
      language,
    })),
    ...skills.flatMap(({ skillId, remark }) => [
      ...labelsOf(labelOf(skillId)).map(([language, text]) => ({
        ...profile,
        kind: 'skill' as const,
        text,
        language,
        title: String(skillId),
      })),
      ...(remark ? [about(candidateId, 'skill', remark)] : []),
    ]),
    ...(city ? [{ ...profile, kind: 'city' as const, text: city }] : []),
    ...[resumeSummary, info, person.moreAboutYourself, ...texts, person.websiteTag].flatMap((text) =>
      text ? [about(candidateId, 'about', text)] : [],
    ),
  ];
}

const labelsOf = (label: Label | undefined): [Language, string][] =>
  label ? LANGUAGES.map((language) => [language, label[language.toUpperCase() as keyof Label]]) : [];
