import { normalise } from '../common/lists/search.js';
import type { Migration } from './migration.js';

interface LibraryFile {
  kind: string;
  name: string;
  nameKey?: string;
}

const numbered = (name: string, number: number): string => name.replace(/(\.[^.]*)?$/, ` (${number})$1`);

export const libraryNames: Migration = {
  id: '0024-library-names',
  does: 'no two files of the agency share a name: a later one gets a number',
  async up(db) {
    const files = db.collection<LibraryFile>('files');
    const taken = new Set<string>();
    for await (const { _id, name } of files.find({ kind: 'library' }).sort({ createdAt: 1, _id: 1 })) {
      let free = name;
      for (let number = 2; taken.has(normalise(free)); number += 1) free = numbered(name, number);
      taken.add(normalise(free));
      const isNew = free !== name;
      await files.updateOne(
        { _id },
        { $set: { name: free, nameKey: normalise(free) }, ...(isNew && { $inc: { version: 1 } }) },
      );
    }
  },
};
