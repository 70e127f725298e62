import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { candidateTextSchema, textDueSchema, textStemSchema } from './candidate-text.schema.js';
import { CandidateTextsRepository } from './candidate-texts.repository.js';
import { TextDues } from './text-dues.js';
import { TextListeners } from './text.listeners.js';
import { TextPlaces } from './text-places.js';
import { TextSearch } from './text-search.js';
import { TextSearchRepository } from './text-searches.repository.js';
import { TextSourcesRepository } from './text-sources.repository.js';

/** The words of all texts about candidates: notes what changes, and searches. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'CandidateText', schema: candidateTextSchema },
      { name: 'TextDue', schema: textDueSchema },
      { name: 'TextStem', schema: textStemSchema },
    ]),
  ],
  providers: [
    CandidateTextsRepository,
    TextSourcesRepository,
    TextSearchRepository,
    TextDues,
    TextListeners,
    TextSearch,
    TextPlaces,
  ],
  exports: [CandidateTextsRepository, TextSourcesRepository, TextSearch, TextPlaces],
})
export class CandidateTextsModule {}
