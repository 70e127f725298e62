import type { Db, ObjectId } from 'mongodb';

/** A record as it is stored; its fields as far as a limit program looks at them. */
export type Stored = Record<string, unknown>;

/** A list bucket, whose number the indexes hold. */
export interface Bucket {
  archived: boolean;
  status: string;
  assigned: boolean;
}

/** What records refer to, by id, and each list bucket by its number. */
export interface Names extends Record<'users' | 'skills' | 'tags' | 'sources' | 'jobs', Map<string, Stored>> {
  buckets: Map<number, Bucket>;
}

/** Answers what the API answers, with nothing but the driver. */
export type Limit = (db: Db, names: Names, id: string) => Promise<unknown>;

export async function readNames(db: Db): Promise<Names> {
  const read = async (collection: string): Promise<Map<string, Stored>> =>
    new Map((await db.collection(collection).find().toArray()).map((record) => [String(record._id), record]));
  const [users, skills, tags, sources, jobs] = await Promise.all(
    ['users', 'skills', 'tags', 'sources', 'jobs'].map(read),
  );
  if (!users || !skills || !tags || !sources || !jobs) throw new Error('five collections were asked for');
  return { users, skills, tags, sources, jobs, buckets: await readBuckets(db) };
}

async function readBuckets(db: Db): Promise<Map<number, Bucket>> {
  const assigned = { $ne: [{ $ifNull: ['$assignedTo', null] }, null] };
  const says = { archived: '$archived', status: '$status', assigned };
  const found = await db
    .collection('candidates')
    .aggregate<{ _id: number; says: Bucket }>([{ $group: { _id: '$listBucket', says: { $first: says } } }])
    .toArray();
  return new Map(found.map(({ _id, says: bucket }) => [_id, bucket]));
}

/** Somebody by id. */
export function personOf({ users }: Names, id: ObjectId | null): Stored | null {
  const user = id && users.get(String(id));
  return user ? { _id: user._id, firstname: user.firstname, name: user.name } : null;
}
