import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/files.module.js';
import { UsersModule } from '../users/users.module.js';
import { mediumSchema } from './medium.schema.js';
import { MediumListeners } from './medium.listeners.js';
import { MediumsController } from './mediums.controller.js';
import { MediumsRepository } from './mediums.repository.js';
import { MediumsService } from './mediums.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Medium', schema: mediumSchema }]), FilesModule, UsersModule],
  controllers: [MediumsController],
  providers: [MediumsRepository, MediumListeners, MediumsService],
  exports: [MediumsService],
})
export class MediumsModule {}
