import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FolderContentsModule } from '../folders/folder-contents.module.js';
import { JobBriefsModule } from '../jobs/job-briefs.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { SourcesModule } from '../sources/sources.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { UsersModule } from '../users/users.module.js';
import { CandidateViewListeners } from './candidate-view.listeners.js';
import { candidateViewSchema } from './candidate-view.schema.js';
import { CandidateViewsController } from './candidate-views.controller.js';
import { CandidateViewsRepository } from './candidate-views.repository.js';
import { CandidateViewsService } from './candidate-views.service.js';
import { FollowView } from './follow-view.js';
import { GoneFilters } from './gone-filters.js';
import { NewMatches } from './new-matches.js';
import { viewFollowerSchema } from './view-follower.schema.js';
import { ViewFollowersRepository } from './view-followers.repository.js';
import { ViewMailTokens } from './view-mail-tokens.js';
import { ViewMailsController } from './view-mails.controller.js';
import { ViewMails } from './view-mails.service.js';
import { ViewNewsController } from './view-news.controller.js';
import { ViewNews } from './view-news.service.js';

/** Views of the candidate list. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'CandidateView', schema: candidateViewSchema },
      { name: 'ViewFollower', schema: viewFollowerSchema },
    ]),
    CandidatesModule,
    FolderContentsModule,
    JobBriefsModule,
    SkillsModule,
    SourcesModule,
    TagsModule,
    UsersModule,
  ],
  controllers: [CandidateViewsController, ViewNewsController, ViewMailsController],
  providers: [
    CandidateViewsRepository,
    ViewFollowersRepository,
    CandidateViewsService,
    FollowView,
    GoneFilters,
    CandidateViewListeners,
    NewMatches,
    ViewMails,
    ViewMailTokens,
    ViewNews,
  ],
})
export class CandidateViewsModule {}
