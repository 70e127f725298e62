import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FindKnownDuplicates } from './find-known-duplicates.js';
import { FoundDuplicatesModule } from './found-duplicates.module.js';
import { identityScanSchema } from './identity-scan.schema.js';
import { IdentityScansRepository } from './identity-scans.repository.js';

/** The worker's part: looks for duplicates among the candidates of an earlier version. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'IdentityScan', schema: identityScanSchema }]), FoundDuplicatesModule],
  providers: [IdentityScansRepository, FindKnownDuplicates],
})
export class DuplicatesWorkerModule {}
