import { acceptOf, ATTACHMENT_FILE_TYPES, MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MailAttachmentDto } from '../../api';
import { Row } from '../layout/Stack';
import { useTakeFiles } from '../../lib/file-drops';
import { DropHere } from '../ui/DropHere';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { AttachedFiles } from './AttachedFiles';
import { AttachMenu } from './AttachMenu';
import { useMailUploads } from './useMailUploads';
import { FilesInput } from '../ui/FilesInput';

interface MailAttachmentsProps {
  /** The candidate whose files can be attached too; null for a mail to many. */
  candidateId: string | null;
}

/** The attachments of a mail: uploads, files of the agency, and files of the candidate. */
export function MailAttachments({ candidateId }: MailAttachmentsProps) {
  const t = useT();
  const field = useField<MailAttachmentDto[]>('attachments', t('emails.attachments'));
  const { add, change, refused } = useMailUploads(field, candidateId);
  const input = useRef<HTMLInputElement>(null);
  const dragging = useTakeFiles(
    (dropped) => void add(dropped),
    () => input.current?.form,
  );
  return (
    <FieldFrame
      id={field.id}
      label={t('emails.attachments')}
      error={field.error ?? refused ?? undefined}
      help={<FormattedMessage id="emails.attachmentsHelp" values={{ count: MAX_MAIL_FILES }} />}
      group
    >
      <AttachedFiles files={field.value} onRemove={(file) => change((files) => files.filter((one) => one !== file))} />
      <Row>
        <AttachMenu
          candidateId={candidateId}
          attached={field.value}
          onUpload={() => input.current?.click()}
          onChoose={(file) => change((files) => [...files, file])}
        />
      </Row>
      {dragging && <DropHere id="emails.dropHere" />}
      <FilesInput
        ref={input}
        label={t('emails.attach')}
        accept={acceptOf(ATTACHMENT_FILE_TYPES)}
        onFiles={(chosen) => void add(chosen)}
      />
    </FieldFrame>
  );
}
