import { Injectable, Logger } from '@nestjs/common';
import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateCountersRepository } from './candidate-counters.repository.js';
import { CandidateTileCounts, zeroTiles, type TileCounts } from './candidate-tiles.js';
import { tileMoves, type TileFields } from './candidate.rules.js';

/** The tile counts without a filter, kept as counters that move in the transaction of every candidate write (docs/domain/lists.md#counters). */
@Injectable()
export class CandidateCounters {
  private readonly logger = new Logger(CandidateCounters.name);

  constructor(
    private readonly repository: CandidateCountersRepository,
    private readonly tiles: CandidateTileCounts,
    private readonly transactions: Transactions,
  ) {}

  /** Moves the counts with a candidate that comes (before null), changes, or goes (after null). */
  move(before: TileFields | null, after: TileFields | null, session: ClientSession): Promise<void> {
    return this.moveMany([{ before, after }], session);
  }

  /** The same for several candidates, in one step. */
  async moveMany(
    changes: readonly { before: TileFields | null; after: TileFields | null }[],
    session: ClientSession,
  ): Promise<void> {
    const moves = changes.map(({ before, after }) => tileMoves(before, after)).reduce(addMoves, {});
    if (Object.keys(moves).length === 0) return;
    await this.repository.move(moves, session);
  }

  async read(session?: ClientSession): Promise<TileCounts> {
    const shards = await this.repository.read(session);
    return shards.reduce((sum, { counts }) => {
      for (const tile of CANDIDATE_TILES) sum[tile] += counts[tile] ?? 0;
      return sum;
    }, zeroTiles());
  }

  /** Counts anew what the counters say; for imports that write past the service, and for the check below. */
  recount(): Promise<TileCounts> {
    return this.transactions.run(async (session) => {
      const counts = await this.tiles.count(session);
      await this.repository.replace(counts, session);
      return counts;
    });
  }

  /** Checks the counters against the candidates and puts them right; says which were wrong. */
  async repair(): Promise<CandidateTile[]> {
    const said = await this.read();
    const counts = await this.recount();
    const wrong = CANDIDATE_TILES.filter((tile) => said[tile] !== counts[tile]);
    if (wrong.length > 0) this.logger.warn(`Candidate counters were wrong and are put right: ${wrong.join(', ')}`);
    return wrong;
  }
}

type Moves = ReturnType<typeof tileMoves>;

const addMoves = (sum: Moves, moves: Moves): Moves => {
  const all = CANDIDATE_TILES.map((tile) => [tile, (sum[tile] ?? 0) + (moves[tile] ?? 0)] as const);
  return Object.fromEntries(all.filter(([, move]) => move !== 0));
};
