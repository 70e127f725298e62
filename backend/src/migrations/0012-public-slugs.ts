import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

const FUNCTIONS: Record<string, string> = {
  copywriter: 'copywriter',
  contentprojectmanager: 'content project manager',
  technicalwriter: 'technical writer',
  uxcopywriter: 'ux copywriter',
  translator: 'translator',
  contentmarketer: 'content marketer',
  Designer: 'graphic designer',
  digitalmarketer: 'digital marketer',
  socialmediacontentcreator: 'social media content creator',
};
const BATCH = 1_000;

interface Named {
  _id: mongo.ObjectId;
  firstname: string;
  function?: string | null;
}

function wordsOf({ firstname, function: role }: Named): string {
  const name = firstname
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return `${[...name].slice(0, 40).join('')} ${FUNCTIONS[role ?? ''] ?? ''}`
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .normalize('NFC');
}

export const publicSlugs: Migration = {
  id: '0012-public-slugs',
  does: 'public pages have a speaking address, of first name and function: the first to register without a number',
  async up(db) {
    const candidates = db.collection('candidates');
    const taken = new Set<string>();
    let writes: mongo.AnyBulkWriteOperation[] = [];
    const write = async (): Promise<void> => {
      if (writes.length > 0) await candidates.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    const all = candidates.find<Named>({}, { projection: { firstname: 1, function: 1 } }).sort({ _id: 1 });
    for await (const candidate of all) {
      const words = wordsOf(candidate);
      const number = BigInt(`0x${String(candidate._id)}`).toString();
      let slug = words;
      for (let digits = 4; taken.has(slug); digits += 1) slug = `${words}-${number.slice(-digits)}`;
      if (slug) taken.add(slug);
      const update = { $set: { publicSlugs: slug ? [slug] : [] } };
      writes.push({ updateOne: { filter: { _id: candidate._id }, update } });
      if (writes.length === BATCH) await write();
    }
    await write();
  },
};
