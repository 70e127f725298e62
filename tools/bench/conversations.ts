import { join } from 'node:path';
import { inTurns } from './in-turns.ts';
import { timeAlone } from './load.ts';
import { fillMails, longThread } from './many-mails.ts';
import { median, ratiosOf, spreadOf, type Row, type Section } from './row.ts';
import { startStage, type Stage } from './stage.ts';

const SIZES = [10_000, 1_000_000] as const;
const CANDIDATES = 1_000;
const THREAD = 300;
const GOAL = { atMost: 1.5 };
/** A ratio of times below this is noise, which no recruiter notices. */
const NOTICED_MS = 50;

const LIST = 'conversations?limit=25';
const CALLS = [
  { what: 'team', path: LIST },
  { what: 'mine', path: `${LIST}&filter[box]=mine` },
  { what: 'unmatched', path: `${LIST}&filter[box]=unmatched` },
  { what: 'unread', path: `${LIST}&filter[state]=unread` },
  { what: 'not delivered', path: `${LIST}&filter[state]=undelivered` },
  { what: 'search', path: `${LIST}&search=janssens` },
  { what: 'counts', path: 'conversations/counts' },
];

async function stageOf(mails: number, folder: string): Promise<Stage> {
  const stage = await startStage(CANDIDATES, join(folder, `mails-${mails}`));
  await fillMails(stage.db, mails);
  return stage;
}

/** The inbox among 10,000 and 1,000,000 mails, and a thread of 300 mails among the latter. */
export async function conversations(folder: string): Promise<Section> {
  const [few, many] = [await stageOf(SIZES[0], folder), await stageOf(SIZES[1], folder)];
  const rows: Row[] = [];
  for (const { what, path } of CALLS) {
    const [small = [], large = []] = await inTurns(
      [few, many].map(
        ({ call }) =>
          () =>
            timeAlone(call(path), 5),
      ),
    );
    const [from, to] = [small, large].map((times) => median(times).toFixed(1));
    const goal = median(large) > NOTICED_MS ? { goal: GOAL } : {};
    rows.push({ what, value: ratiosOf(large, small), unit: 'x', ...goal, detail: `${from} and ${to} ms` });
  }
  const thread = many.call(`conversations/${String(await longThread(many.db, THREAD))}`);
  const [times = []] = await inTurns([() => timeAlone(thread)]);
  rows.push({ what: `a thread of ${THREAD} mails`, value: spreadOf(times), unit: 'ms', goal: { atMost: 200 } });
  return {
    title: 'Conversations',
    about: 'The inbox among 1,000,000 mails, as a multiple of its time among 10,000, and one long thread.',
    rows,
  };
}
