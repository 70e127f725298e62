/**
 * The program to compare the API with: Node's http and the MongoDB driver, without framework, validation or log. It does the same database work:
 * it looks the session up and checks its rights, makes the same query over the same index, reads names and keeps them as long as the API does,
 * and answers the same JSON, which the bench checks before it measures.
 */
import { createServer } from 'node:http';
import { MongoClient, ObjectId } from 'mongodb';
import { candidate } from './candidate.ts';
import { firstPage } from './first-page.ts';
import type { Limit } from './names.ts';
import { notes } from './notes.ts';
import { tiles } from './tiles.ts';

const LIMITS: Record<string, Limit> = {
  'first-page': firstPage,
  candidate,
  notes,
  tiles,
};

const client = await new MongoClient(process.env.MONGODB_URI ?? '').connect();
const db = client.db();

/** Looks the session of a bearer token up; the signature takes no database and is not checked. */
async function requireRecruiter(authorization = ''): Promise<void> {
  const [, claims = ''] = authorization.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const session = await db
    .collection<{ roles: string[]; expiresAt: Date }>('sessions')
    .findOne({ _id: new ObjectId(sid) });
  if (!session?.roles.includes('recruiter') || session.expiresAt < new Date()) throw new Error('no session');
}

/** `/<limit>/<id>`, or `/` for whether it has started. */
createServer((request, response) => {
  const [, name = '', id = ''] = decodeURIComponent(request.url ?? '').split('/');
  const answer = async (): Promise<unknown> => {
    if (name === '') return null;
    await requireRecruiter(request.headers.authorization);
    return LIMITS[name]?.(db, id);
  };
  answer().then(
    (body) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(body));
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
