import type { FileKind } from '@byline/shared-types/domain';
import type { FileRecord } from '@byline/backend/modules/files/file.record.js';
import { encodeAvatar } from '@byline/backend/modules/files/images.js';
import { candidateId, registeredAt } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import { cvOf, sampleOf } from './cvs.ts';
import { portrait, portraitName } from './photos.ts';
import type { Profile } from './profile.ts';
import { LOGINS } from './profiles.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';
import { loginOf } from './skills.ts';
import type { DemoContext } from './context.ts';

/** Number of candidates with files. */
export const WITH_FILES = 2_000;
const WITH_TEST_FILES = 400;

/** A file; storing it writes its content. */
export interface FileDraft {
  record: Omit<FileRecord, 'size' | 'sortKeys'>;
  content: () => Promise<{ bytes: Buffer; text?: string }>;
}

type Described = Pick<FileRecord, 'kind' | 'originalname'> & Partial<FileRecord>;

const MIME_TYPES: Record<FileKind, string> = {
  cv: 'application/pdf',
  portfolio: 'application/pdf',
  attachment: 'application/pdf',
  library: 'application/pdf',
  avatar: 'image/webp',
};

function draft(profile: Profile, context: DemoContext, file: Described, content: FileDraft['content']): FileDraft {
  const _id = context.numbering.id('file');
  const key = String(_id);
  const hasText = file.kind === 'cv' || file.kind === 'portfolio';
  const record: FileDraft['record'] = {
    _id,
    candidateId: candidateId(profile),
    ownerId: profile.index < LOGINS ? loginOf(profile.index) : null,
    name: file.originalname,
    mimeType: MIME_TYPES[file.kind],
    portfolio: file.kind === 'portfolio',
    hidden: false,
    title: null,
    summary: null,
    storageKey: `${key.slice(-2)}/${key}`,
    uploadedSize: null,
    thumbnail: null,
    // Drawing those of everybody would keep a worker busy for minutes.
    thumbnailDue:
      file.kind === 'portfolio' && profile.index < PERSONAS.length ? registeredAt(profile, context.days) : null,
    textState: hasText ? 'read' : null,
    textDue: null,
    unusedSince: null,
    ...stamps(registeredAt(profile, context.days)),
    ...file,
  };
  return { record, content };
}

/** CV, portfolio and photo. */
export function filesOf(profile: Profile, context: DemoContext): FileDraft[] {
  const { index, firstname, name, address, portfolio } = profile;
  if (index >= WITH_FILES || !address) return [];
  const { days } = context;
  const cv = {
    kind: 'cv',
    originalname: `CV ${firstname} ${name} ${days.day(-profile.modified).slice(0, 4)}.pdf`,
  } as const;
  const hasPhoto = index >= PERSONAS.length && new Random(`has photo ${index}`).chance(0.4);
  return [
    draft(profile, context, cv, () => cvOf(profile, days)),
    ...portfolio.map((piece) => {
      const described = {
        kind: 'portfolio',
        originalname: piece.name,
        title: piece.title,
        summary: piece.summary,
      } as const;
      return draft(profile, context, described, () => sampleOf(profile, piece, days));
    }),
    ...(hasPhoto ? [photo(profile, context)] : []),
  ];
}

const encoded = new Map<string, Promise<Buffer>>();

/** A photo, in the stored form of an upload. Encodes each portrait once, since that takes most of the time. */
function storedPhoto(profile: Profile): Promise<Buffer> {
  const name = portraitName(profile);
  const photo = encoded.get(name) ?? encodeAvatar(portrait(name)).then(({ bytes }) => bytes);
  encoded.set(name, photo);
  return photo;
}

const photo = (profile: Profile, context: DemoContext): FileDraft =>
  draft(profile, context, { kind: 'avatar', originalname: 'portrait.png', name: 'portrait.webp' }, () =>
    storedPhoto(profile).then((bytes) => ({ bytes })),
  );

/** The result of a test, attached by a recruiter. */
export function testFile(profile: Profile, context: DemoContext, name: string): FileDraft | null {
  if (profile.index >= WITH_TEST_FILES) return null;
  const piece = { name, title: name, summary: `${profile.firstname} ${profile.name}` };
  return draft(
    profile,
    context,
    { kind: 'attachment', originalname: `${name.split(/[,:]/)[0] ?? name}.pdf`, ownerId: null },
    () => sampleOf(profile, piece, context.days),
  );
}
