import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { CandidateScorecardListeners } from './candidate-scorecard.listeners.js';
import { candidateScorecardSchema } from './candidate-scorecard.schema.js';
import { CandidateScorecardsController } from './candidate-scorecards.controller.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';
import { CandidateScorecardsService } from './candidate-scorecards.service.js';
import { LabelScorecards } from './label-scorecards.js';
import { MergeScorecards } from './merge-scorecards.js';
import { ScorecardCategoriesController } from './scorecard-categories.controller.js';
import { ScorecardCategoriesRepository } from './scorecard-categories.repository.js';
import { ScorecardCategoriesService } from './scorecard-categories.service.js';
import { scorecardCategorySchema } from './scorecard-category.schema.js';
import { scorecardSchema } from './scorecard.schema.js';
import { ScorecardsController } from './scorecards.controller.js';
import { ScorecardsRepository } from './scorecards.repository.js';
import { ScorecardsService } from './scorecards.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Scorecard', schema: scorecardSchema },
      { name: 'ScorecardCategory', schema: scorecardCategorySchema },
      { name: 'CandidateScorecard', schema: candidateScorecardSchema },
    ]),
    CandidatesModule,
    UsersModule,
  ],
  controllers: [CandidateScorecardsController, ScorecardsController, ScorecardCategoriesController],
  providers: [
    ScorecardsRepository,
    ScorecardsService,
    ScorecardCategoriesRepository,
    ScorecardCategoriesService,
    CandidateScorecardsRepository,
    CandidateScorecardListeners,
    CandidateScorecardsService,
    LabelScorecards,
    MergeScorecards,
  ],
  exports: [CandidateScorecardsService],
})
export class ScorecardsModule {}
