import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MailTemplatesModule } from '../mail-templates/mail-templates.module.js';
import { UsersModule } from '../users/users.module.js';
import { LibraryFilesController } from './library-files.controller.js';
import { LibraryFilesService } from './library-files.service.js';

@Module({
  imports: [FilesModule, MailModule, MailTemplatesModule, UsersModule],
  controllers: [LibraryFilesController],
  providers: [LibraryFilesService],
})
export class LibraryFilesModule {}
