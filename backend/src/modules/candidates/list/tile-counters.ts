import { Injectable, Logger } from '@nestjs/common';
import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { Transactions } from '../../../common/mongo/transactions.js';
import { BUCKET_INDEX } from '../record/candidate-indexes.js';
import { sumTiles, tileMoves, tilesFrom, type TileCounts, type TileFields } from '../record/list-bucket.rules.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import { TileCountersRepository } from './tile-counters.repository.js';

/** The tile counts without a filter, as counters that move in the transaction of every candidate write (docs/domain/lists.md#counters). */
@Injectable()
export class TileCounters {
  private readonly logger = new Logger(TileCounters.name);

  constructor(
    private readonly repository: TileCountersRepository,
    private readonly candidates: CandidateListsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Moves the counts with candidates that come (before null), change, or go (after null). */
  async move(
    changes: readonly { before: TileFields | null; after: TileFields | null }[],
    session: ClientSession,
  ): Promise<void> {
    const moves = Object.entries(sumTiles(changes.map(({ before, after }) => tileMoves(before, after))));
    const moved = moves.filter(([, move]) => move !== 0);
    if (moved.length > 0) await this.repository.move(Object.fromEntries(moved), session);
  }

  async read(): Promise<TileCounts> {
    return sumTiles((await this.repository.read()).map(({ counts }) => counts));
  }

  /** Counts everything anew; for imports that write past the service, and for the repair. */
  recount(): Promise<TileCounts> {
    return this.transactions.run(async (session) => {
      const counts = tilesFrom(await this.candidates.countByBucket({}, { hint: BUCKET_INDEX, session }));
      await this.repository.replace(counts, session);
      return counts;
    });
  }

  /** Corrects counters that differ from the candidates, and returns their names. */
  async repair(): Promise<CandidateTile[]> {
    const said = await this.read();
    const counts = await this.recount();
    const wrong = CANDIDATE_TILES.filter((tile) => said[tile] !== counts[tile]);
    if (wrong.length > 0) this.logger.warn(`Candidate counters were wrong and are put right: ${wrong.join(', ')}`);
    return wrong;
  }
}
