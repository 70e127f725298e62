import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { DiplomasModule } from '../diplomas/diplomas.module.js';
import { ExperienceModule } from '../experience/experience.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MergeLinksModule } from '../merges/merge-links.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { PublicCandidates } from './public-candidates.service.js';
import { PublicPreviewsController } from './public-previews.controller.js';
import { WebsiteRegistrationController } from './website-registration.controller.js';
import { WebsiteController } from './website.controller.js';

/** Public reading, and the registration form of the agency's website. */
@Module({
  imports: [
    AccountsModule,
    AuthModule,
    CampaignsModule,
    CandidatesModule,
    DiplomasModule,
    ExperienceModule,
    FilesModule,
    JobsModule,
    MergeLinksModule,
    SkillsModule,
  ],
  controllers: [WebsiteController, PublicPreviewsController, WebsiteRegistrationController],
  providers: [PublicCandidates],
})
export class WebsiteModule {}
