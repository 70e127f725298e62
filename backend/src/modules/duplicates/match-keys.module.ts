import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KnownContacts } from './known-contacts.js';
import { matchKeySchema } from './match-key.schema.js';
import { MatchKeysRepository } from './match-keys.repository.js';

/** The keys by which people are recognised, also for the search of candidates. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'MatchKey', schema: matchKeySchema }])],
  providers: [MatchKeysRepository, KnownContacts],
  exports: [MatchKeysRepository, KnownContacts],
})
export class MatchKeysModule {}
