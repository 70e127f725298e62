import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { DiplomaListeners } from './diploma.listeners.js';
import { DiplomasController } from './diplomas.controller.js';
import { DiplomasRepository } from './diplomas.repository.js';
import { diplomaSchema } from './diploma.schema.js';
import { DiplomasService } from './diplomas.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Diploma', schema: diplomaSchema }]), CandidatesModule],
  controllers: [DiplomasController],
  providers: [DiplomasRepository, DiplomaListeners, DiplomasService],
  exports: [DiplomasService],
})
export class DiplomasModule {}
