/**
 * The limit to compare the API with: Node's http and the MongoDB driver, with no framework, no session, no validation, answering what
 * the files beside this one read. Each makes the same query over the same index and answers the same JSON as the API, which the bench
 * checks before it measures. Names of users, skills, tags, sources and jobs are known since its start: no server can join them for less.
 */
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { applications } from './applications.ts';
import { candidate } from './candidate.ts';
import { exactCount } from './exact-count.ts';
import { firstPage } from './first-page.ts';
import { readNames, type Limit } from './names.ts';
import { notes, notesOf } from './notes.ts';
import { filteredTiles, tiles } from './tiles.ts';

const LIMITS: Record<string, Limit> = {
  'first-page': firstPage,
  candidate,
  notes,
  'notes-of': notesOf,
  applications,
  tiles,
  'filtered-tiles': filteredTiles,
  'exact-count': exactCount,
};

const client = await new MongoClient(process.env.MONGODB_URI ?? '').connect();
const db = client.db();
const names = await readNames(db);

/** `/<limit>/<id>` */
createServer((request, response) => {
  const [, name = '', id = ''] = decodeURIComponent(request.url ?? '').split('/');
  const answer = async (): Promise<unknown> => LIMITS[name]?.(db, names, id);
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
