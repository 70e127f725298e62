import { Module } from '@nestjs/common';
import { CandidatesModule } from '../../candidates/candidates.module.js';
import { FileBytesModule } from '../../files/file-bytes.module.js';
import { StoreFilesModule } from '../../files/store-files.module.js';
import { OutboxModule } from '../outbox.module.js';
import { CheckSender } from './check-sender.js';
import { EraseUnmatched } from './erase-unmatched.js';
import { FileMail } from './file-mail.js';
import { FindPlace } from './find-place.js';
import { ImapIntake } from './imap-intake.js';
import { InboundAddresses } from './inbound-addresses.js';
import { InboundMailWorker } from './inbound-mail.worker.js';
import { InboundMailsRepository } from './inbound-mails.repository.js';
import { KeepAttachments } from './keep-attachments.js';
import { NoteBounces } from './note-bounces.js';
import { MailReader } from './parse/mail-reader.js';
import { ReadMail } from './parse/read-mail.js';
import { SmtpIntake } from './smtp-intake.js';
import { TakeIn } from './take-in.js';

/** Takes mails from outside and files them under their conversations. */
@Module({
  imports: [CandidatesModule, FileBytesModule, OutboxModule, StoreFilesModule],
  providers: [
    CheckSender,
    EraseUnmatched,
    FileMail,
    FindPlace,
    ImapIntake,
    InboundAddresses,
    InboundMailWorker,
    InboundMailsRepository,
    KeepAttachments,
    MailReader,
    NoteBounces,
    ReadMail,
    SmtpIntake,
    TakeIn,
  ],
})
export class InboundMailWorkerModule {}
