import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { auditSchema } from './audit.schema.js';
import { Audit } from './audit.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Audit', schema: auditSchema }])],
  providers: [Audit],
  exports: [Audit],
})
export class AuditModule {}
