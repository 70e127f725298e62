/**
 * The floor to compare the API with: Node's http and the MongoDB driver answering the first page of candidates, with no
 * framework, no session, no validation. Same query, same index, same number of records.
 */
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';

const client = await new MongoClient(process.env.MONGODB_URI ?? '').connect();
const candidates = client.db().collection('candidates');

const server = createServer((_request, response) => {
  candidates
    .find({ archived: false }, { projection: { ngrams: 0, searchText: 0 } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(25)
    .toArray()
    .then((records) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ records, totalCount: null }));
    })
    .catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
