import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediumsModule } from '../mediums/mediums.module.js';
import { UsersModule } from '../users/users.module.js';
import { CampaignListeners } from './campaign.listeners.js';
import { campaignSchema } from './campaign.schema.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Campaign', schema: campaignSchema }]), MediumsModule, UsersModule],
  controllers: [CampaignsController],
  providers: [CampaignsRepository, CampaignListeners, CampaignsService],
  exports: [CampaignsService],
})
export class CampaignsModule {}
