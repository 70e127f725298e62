import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRepository } from './audit.repository.js';
import { auditSchema } from './audit.schema.js';
import { Audit } from './audit.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Audit', schema: auditSchema }])],
  providers: [AuditRepository, Audit],
  exports: [Audit],
})
export class AuditModule {}
