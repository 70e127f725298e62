import type { Migration } from './migration.js';
import { normalise } from '../common/lists/search.js';

interface Folder {
  name: string;
  nameKey?: string;
}

export const folderNames: Migration = {
  id: '0019-folder-names',
  does: 'no two folders share a name: a later one gets a number behind it',
  async up(db) {
    const folders = db.collection<Folder>('folders');
    const taken = new Set<string>();
    for await (const { _id, name } of folders.find().sort({ createdAt: 1, _id: 1 })) {
      let free = name;
      for (let number = 2; taken.has(normalise(free)); number += 1) free = `${name} (${number})`;
      taken.add(normalise(free));
      const isNew = free !== name;
      await folders.updateOne(
        { _id },
        { $set: { name: free, nameKey: normalise(free) }, ...(isNew && { $inc: { version: 1 } }) },
      );
    }
  },
};
