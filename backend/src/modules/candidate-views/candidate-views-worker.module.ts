import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { candidateViewSchema } from './candidate-view.schema.js';
import { CandidateViewsRepository } from './candidate-views.repository.js';
import { MailNewMatches } from './mail-new-matches.js';
import { NewMatches } from './new-matches.js';
import { viewFollowerSchema } from './view-follower.schema.js';
import { ViewFollowersRepository } from './view-followers.repository.js';
import { ViewMailTokens } from './view-mail-tokens.js';

/** The worker's part: mails about the new candidates of views. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'CandidateView', schema: candidateViewSchema },
      { name: 'ViewFollower', schema: viewFollowerSchema },
    ]),
    CandidatesModule,
    OutboxModule,
    RemindersModule,
  ],
  providers: [CandidateViewsRepository, ViewFollowersRepository, NewMatches, ViewMailTokens, MailNewMatches],
})
export class CandidateViewsWorkerModule {}
