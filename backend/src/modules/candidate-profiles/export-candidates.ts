import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { xlsx, type Cell } from '../../common/spreadsheet/xlsx.js';
import type { CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import type { ExportedCandidate } from '../candidates/record/candidate.record.js';
import { COLUMNS, headOf, rowOf } from './export-columns.js';
import { ReferenceLoader } from './references.js';

/** Number of candidates in a batch. */
const BATCH = 500;

/** Streams the filtered list as a spreadsheet. */
@Injectable()
export class ExportCandidates {
  constructor(
    private readonly lists: CandidateLists,
    private readonly references: ReferenceLoader,
  ) {}

  run(params: CandidateListParams, selection: CandidateSelection): Readable {
    return xlsx('Candidates', headOf(COLUMNS), this.rows(params, selection));
  }

  private async *rows(params: CandidateListParams, selection: CandidateSelection): AsyncGenerator<Cell[]> {
    for await (const candidates of ahead(batchesOf(this.lists.stream(params, selection)))) {
      const references = await this.references.load(candidates);
      for (const candidate of candidates) yield rowOf(COLUMNS, candidate, references);
    }
  }
}

/** Reads the next batch while it writes the current one. */
async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const read = (): Promise<IteratorResult<T, unknown>> => {
    const next = source.next();
    // Its failure surfaces at the `await` below.
    next.catch(() => undefined);
    return next;
  };
  try {
    let next = read();
    for (let result = await next; !result.done; result = await next) {
      next = read();
      yield result.value;
    }
  } finally {
    await source.return(undefined);
  }
}

async function* batchesOf(candidates: AsyncIterable<ExportedCandidate>): AsyncGenerator<ExportedCandidate[]> {
  let batch: ExportedCandidate[] = [];
  for await (const candidate of candidates) {
    batch.push(candidate);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
