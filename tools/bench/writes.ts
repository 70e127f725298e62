import type { Db } from 'mongodb';
import { spreadOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const GOAL = { atMost: 6 };
/** So many of each write: what the process does besides disappears in their median. */
const TIMES = 9;

/** What reads or writes; not what keeps connections and change streams alive. */
const COMMANDS = [
  'find',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'bulkWrite',
  'commitTransaction',
  'abortTransaction',
];

/** Commands the database has had since it started. */
async function commandsOf(db: Db): Promise<number> {
  const status = await db.admin().command({ serverStatus: 1 });
  const { commands } = status.metrics as { commands: Record<string, { total: number } | undefined> };
  return COMMANDS.reduce((sum, name) => sum + Number(commands[name]?.total ?? 0), 0);
}

type Act = (round: number) => Promise<void>;

/** `look` is what comes before the write and is not counted. */
async function countCommands(db: Db, what: string, write: Act, look?: Act): Promise<Row> {
  await write(-1); // warms up
  const counts: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    await look?.(round);
    const before = await commandsOf(db);
    await write(round);
    counts.push((await commandsOf(db)) - before);
  }
  return { what, value: spreadOf(counts), unit: 'commands', goal: GOAL };
}

/** How many commands of the database a write takes, its session and its audit trail included. */
export async function writes(stage: Stage): Promise<Section> {
  const { db, call } = stage;
  const send = async (method: string, path: string, body: object): Promise<{ data?: { _id: string } }> => {
    const { url, headers } = call(path);
    const response = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
    return (await response.json()) as { data?: { _id: string } };
  };
  const read = async (path: string): Promise<void> => {
    const { url, headers = {} } = call(path);
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    await response.text();
  };
  const run = Date.now().toString(36);
  const newCandidate = (round: number) =>
    send('POST', 'candidates', { firstname: 'Bench', name: 'Mark', email: `bench-${run}-${round}@byline.example` });
  const candidateId = (await newCandidate(-2)).data?._id;
  const pending = await db
    .collection('jobapplications')
    .find({ status: 'pending' })
    .limit(TIMES + 1)
    .toArray();
  const applicationOf = (round: number) => {
    const application = pending[round + 1];
    if (!application) throw new Error('too few applications are pending');
    return application;
  };
  const rows = [
    await countCommands(db, 'a candidate', async (round) => void (await newCandidate(round))),
    await countCommands(
      db,
      'a note',
      async () => void (await send('POST', 'notes', { candidateId, description: '<p>Bench</p>' })),
    ),
    await countCommands(
      db,
      'approving an application',
      async (round) => {
        const { _id, version } = applicationOf(round);
        const seen = { id: String(_id), version: Number(version) };
        await send('PATCH', 'jobapplications/status/successful', { applications: [seen] });
      },
      // Who approves saw the job in a list, so its title is known.
      async (round) => read(`jobapplications?limit=5&filter[jobId]=${applicationOf(round).jobId}`),
    ),
  ];
  return {
    title: 'Commands of a write',
    about:
      'Commands MongoDB counts (`serverStatus`) for one request that writes, the look at the session and the audit trail included; an application is approved from a list of its job.',
    rows,
  };
}
