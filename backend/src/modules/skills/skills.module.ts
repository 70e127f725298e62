import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { RemoveSkills } from './remove-skills.js';
import { ReplaceSkill } from './replace-skill.js';
import { SkillCategoriesController } from './skill-categories.controller.js';
import { SkillCategoriesRepository } from './skill-categories.repository.js';
import { SkillCategoriesService } from './skill-categories.service.js';
import { skillCategorySchema } from './skill-category.schema.js';
import { skillSchema } from './skill.schema.js';
import { SkillsController } from './skills.controller.js';
import { SkillListeners } from './skill.listeners.js';
import { SkillsRepository } from './skills.repository.js';
import { SkillsService } from './skills.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Skill', schema: skillSchema },
      { name: 'SkillCategory', schema: skillCategorySchema },
    ]),
    CandidatesModule,
  ],
  controllers: [SkillsController, SkillCategoriesController],
  providers: [
    SkillsRepository,
    SkillListeners,
    SkillCategoriesRepository,
    SkillsService,
    SkillCategoriesService,
    RemoveSkills,
    ReplaceSkill,
  ],
  exports: [SkillsService],
})
export class SkillsModule {}
