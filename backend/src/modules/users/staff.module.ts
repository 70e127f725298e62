import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Staff } from './staff.js';
import { userSchema } from './user.schema.js';
import { UsersRepository } from './users.repository.js';

/** Users as the worker needs them; it has no routes. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'User', schema: userSchema }])],
  providers: [UsersRepository, Staff],
  exports: [MongooseModule, UsersRepository, Staff],
})
export class StaffModule {}
