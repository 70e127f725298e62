import { Module } from '@nestjs/common';
import { CandidateTextsModule } from './candidate-texts.module.js';
import { IndexTexts } from './index-texts.js';

/** The worker's part: computes the words of changed texts anew. */
@Module({ imports: [CandidateTextsModule], providers: [IndexTexts] })
export class CandidateTextsWorkerModule {}
