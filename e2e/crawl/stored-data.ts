import { cp } from 'node:fs/promises';
import { MongoClient, ObjectId, type ChangeStream, type ChangeStreamDocument, type Db, type Document } from 'mongodb';

const MARKS = 'crawl_marks';

/** The database at the start of the crawl. It is restored after each change, so that every form finds the same data. */
export class StoredData {
  readonly db: Db;
  private readonly client: MongoClient;
  private readonly before: Map<string, Document>;
  private readonly stream: ChangeStream;
  private readonly files: string;
  private readonly keptFiles: string;

  private constructor(client: MongoClient, before: Map<string, Document>, stream: ChangeStream, files: string) {
    this.client = client;
    this.db = client.db();
    this.before = before;
    this.stream = stream;
    this.files = files;
    this.keptFiles = `${files}-kept`;
  }

  /** Copies the folder of the file store too, because the product deletes the bytes of a removed file. */
  static async remember(uri: string, files: string): Promise<StoredData> {
    const client = await MongoClient.connect(uri);
    const db = client.db();
    const stream = db.watch();
    await stream.tryNext(); // opens the stream
    const before = new Map<string, Document>();
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
      for await (const document of db.collection(name).find()) before.set(`${name} ${String(document._id)}`, document);
    const stored = new StoredData(client, before, stream, files);
    await cp(files, stored.keptFiles, { recursive: true });
    await stored.changed();
    return stored;
  }

  async restore(): Promise<void> {
    const changes = await this.changed();
    if ([...changes.values()].some(({ collection }) => collection === 'files'))
      await cp(this.keptFiles, this.files, { recursive: true, force: false });
    for (const [key, { collection, _id }] of changes) {
      const document = this.before.get(key);
      if (document) await this.db.collection(collection).replaceOne({ _id }, document, { upsert: true });
      else await this.db.collection(collection).deleteOne({ _id });
    }
    await this.changed(); // skips the changes of the restore itself
  }

  /** The changes since the last call. Reads the stream up to a mark that it writes first. */
  private async changed(): Promise<Map<string, { collection: string; _id: ObjectId }>> {
    const mark = new ObjectId();
    await this.db.collection(MARKS).insertOne({ _id: mark });
    const changes = new Map<string, { collection: string; _id: ObjectId }>();
    for (;;) {
      const change: ChangeStreamDocument = await this.stream.next();
      if (!('documentKey' in change)) continue;
      const { coll: collection } = change.ns;
      const { _id } = change.documentKey as { _id: ObjectId };
      if (collection !== MARKS) changes.set(`${collection} ${String(_id)}`, { collection, _id });
      else if (_id.equals(mark)) return changes;
    }
  }

  async close(): Promise<void> {
    await this.stream.close();
    await this.client.close();
  }
}
