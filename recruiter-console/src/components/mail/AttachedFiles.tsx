import { fileSize } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Download, File, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MailAttachmentDto } from '../../api';
import { IconAction } from '../ui/IconAction';
import { Text } from '../ui/Text';
import style from './AttachedFiles.module.css';

interface AttachedFilesProps {
  files: readonly MailAttachmentDto[];
  /** Absent where the list only shows. */
  onRemove?: (file: MailAttachmentDto) => void;
  onDownload?: (file: MailAttachmentDto) => void;
}

/** The attachments of a mail; one without an id is on its way to the server. */
export function AttachedFiles({ files, onRemove, onDownload }: AttachedFilesProps) {
  const t = useT();
  const { locale } = useIntl();
  if (files.length === 0) return null;
  return (
    <ul className={style.files} aria-label={t('emails.attachments')}>
      {files.map((file, place) => (
        <li key={file.fileId || `upload ${place}`}>
          <File />
          <Text cut grow dir="auto" title={file.name}>
            {file.name}
          </Text>
          {file.fileId || !onRemove ? (
            <Text size="small" tone="muted">
              {fileSize(file.size, locale)}
            </Text>
          ) : (
            <Text size="small" tone="muted" role="status">
              <FormattedMessage id="emails.uploading" />
            </Text>
          )}
          {onDownload && (
            <IconAction
              icon={Download}
              label={t('conversations.download', { name: file.name })}
              onClick={() => onDownload(file)}
            />
          )}
          {file.fileId && onRemove && (
            <IconAction
              icon={X}
              label={t('emails.removeAttachment', { name: file.name })}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
