import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CandidateTextsModule } from '../candidate-texts/candidate-texts.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { DiplomasModule } from '../diplomas/diplomas.module.js';
import { ExperienceModule } from '../experience/experience.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobBriefsModule } from '../jobs/job-briefs.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { MergeLinksModule } from '../merges/merge-links.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { SourcesModule } from '../sources/sources.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { UsersModule } from '../users/users.module.js';
import { CandidateAvailabilitiesController } from './candidate-availabilities.controller.js';
import { CandidatePlaces } from './candidate-places.service.js';
import { ExportCandidates } from './export-candidates.js';
import { CandidateProfilesController } from './candidate-profiles.controller.js';
import { CandidateProfilesService } from './candidate-profiles.service.js';
import { RecruiterFieldsGuard } from './recruiter-fields.guard.js';
import { ReferenceLoader } from './references.js';
import { SaveProfile } from './save-profile.js';

/** The routes of candidates, which join a candidate with the records of other modules. */
@Module({
  imports: [
    AccountsModule,
    CandidateTextsModule,
    CandidatesModule,
    DiplomasModule,
    ExperienceModule,
    FilesModule,
    JobBriefsModule,
    MergeLinksModule,
    OutboxModule,
    SkillsModule,
    SourcesModule,
    TagsModule,
    UsersModule,
  ],
  controllers: [CandidateProfilesController, CandidateAvailabilitiesController],
  providers: [
    CandidateProfilesService,
    ReferenceLoader,
    SaveProfile,
    ExportCandidates,
    CandidatePlaces,
    RecruiterFieldsGuard,
  ],
  exports: [CandidateProfilesService],
})
export class CandidateProfilesModule {}
