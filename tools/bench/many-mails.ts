import { ObjectId, type Db, type IndexDescription } from 'mongodb';

type Stored = Record<string, unknown> & { _id: ObjectId };

const COLLECTIONS = ['conversations', 'emails', 'received_mails'];
const BATCH = 2_000;
const THREE_YEARS = 3 * 365 * 86_400_000;
/** One of so many copies waits for an answer. */
const OPEN_OF = 100;

/** A conversation with the mails of both directions. */
interface Thread {
  conversation: Stored;
  emails: Stored[];
  received: Stored[];
}

const mailsOf = ({ emails, received }: Thread): number => emails.length + received.length;

async function threadsOf(db: Db): Promise<Thread[]> {
  const byConversation = async (collection: string): Promise<Map<string, Stored[]>> =>
    Map.groupBy(
      await db
        .collection<Stored>(collection)
        .find({ conversationId: { $ne: null } })
        .toArray(),
      ({ conversationId }) => String(conversationId),
    );
  const [emails, received] = [await byConversation('emails'), await byConversation('received_mails')];
  const conversations = await db.collection<Stored>('conversations').find().toArray();
  return conversations
    .map((conversation) => {
      const id = String(conversation._id);
      return { conversation, emails: emails.get(id) ?? [], received: received.get(id) ?? [] };
    })
    .filter((thread) => mailsOf(thread) > 0);
}

/** The same document at an earlier time, with an id of its own. */
function earlier(document: Stored, by: number): Stored {
  const fields = Object.entries(document).map(([name, value]) => [
    name,
    value instanceof Date ? new Date(value.getTime() - by) : value,
  ]);
  return { ...(Object.fromEntries(fields) as Stored), _id: new ObjectId() };
}

function copyOf(thread: Thread, index: number): Thread {
  const by = (index * 7_919_000) % THREE_YEARS;
  const conversation = { ...earlier(thread.conversation, by), open: index % OPEN_OF === 0, waitingAt: null, read: [] };
  const { _id: conversationId } = conversation;
  return {
    conversation,
    emails: thread.emails.map((mail) => ({ ...earlier(mail, by), conversationId })),
    received: thread.received.map((mail) => ({ ...earlier(mail, by), conversationId, key: String(new ObjectId()) })),
  };
}

/** Does something without the indexes of a collection, which are made anew afterwards: that is many times faster. */
async function withoutIndexes(db: Db, names: readonly string[], work: () => Promise<void>): Promise<void> {
  const indexes = await Promise.all(names.map((name) => db.collection(name).indexes()));
  await Promise.all(names.map((name) => db.collection(name).dropIndexes()));
  await work();
  for (const [place, name] of names.entries()) {
    const own = (indexes[place] ?? []).filter(({ name: index }) => index !== '_id_');
    await db.collection(name).createIndexes(own.map(({ v: _, ...index }) => index as IndexDescription));
  }
}

/** Copies the conversations of the demo until there are so many mails. A database that has them stays as it is. */
export async function fillMails(db: Db, mails: number): Promise<void> {
  const counts = ['emails', 'received_mails'].map((name) => db.collection(name).estimatedDocumentCount());
  const missing = mails - (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  if (missing > 0) await withoutIndexes(db, COLLECTIONS, () => addCopies(db, missing));
}

async function addCopies(db: Db, missing: number): Promise<void> {
  const threads = await threadsOf(db);
  const insert = async (collection: string, documents: Stored[]): Promise<void> => {
    if (documents.length > 0) await db.collection(collection).insertMany(documents, { ordered: false });
  };
  for (let done = 0, left = missing; left > 0; done += BATCH) {
    const copies = Array.from({ length: BATCH }, (_, index) =>
      copyOf(threads[(done + index) % threads.length] as Thread, done + index),
    );
    await insert(
      'conversations',
      copies.map(({ conversation }) => conversation),
    );
    await insert(
      'emails',
      copies.flatMap(({ emails }) => emails),
    );
    await insert(
      'received_mails',
      copies.flatMap(({ received }) => received),
    );
    left -= copies.reduce((sum, copy) => sum + mailsOf(copy), 0);
  }
}

/** Adds copies of a written mail to its conversation until it has so many; returns the conversation. */
export async function longThread(db: Db, mails: number): Promise<ObjectId> {
  const mail = await db.collection('emails').findOne({ confidential: false, conversationId: { $ne: null } });
  if (!mail) throw new Error('the demo has no mail to copy');
  const conversationId = mail.conversationId as ObjectId;
  const stored = await db.collection('emails').countDocuments({ conversationId });
  const copies = Array.from({ length: Math.max(0, mails - stored) }, () => ({ ...mail, _id: new ObjectId() }));
  if (copies.length > 0) await db.collection('emails').insertMany(copies);
  return conversationId;
}
