import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { xlsx, type Cell } from '../../common/spreadsheet/xlsx.js';
import type { CandidateSelection } from '../candidates/candidate-selection.js';
import type { CandidateListParams } from '../candidates/candidate.list.js';
import { CandidateLists } from '../candidates/candidate-lists.service.js';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import { COLUMNS, headOf, rowOf } from './export-columns.js';
import { ReferenceLoader } from './references.js';

/** Candidates whose labels are loaded together. */
const BATCH = 500;

/** The filtered list as a spreadsheet, made as it is downloaded. */
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
    for await (const candidates of batchesOf(this.lists.stream(params, selection))) {
      const references = await this.references.load(candidates);
      for (const candidate of candidates) yield rowOf(COLUMNS, candidate, references);
    }
  }
}

async function* batchesOf(candidates: AsyncIterable<CandidateRecord>): AsyncGenerator<CandidateRecord[]> {
  let batch: CandidateRecord[] = [];
  for await (const candidate of candidates) {
    batch.push(candidate);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
