import { ATTACHMENT_FILE_TYPES, fileSize } from '@byline/shared-types/domain';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../components/ui/Button';
import { FileRow } from '../../../components/ui/FileRow';
import { UploadButton, type UploadHandle } from '../../../components/upload/UploadButton';
import { UploadRow } from '../../../components/upload/UploadRow';
import type { useUploads } from '../../../components/upload/useUploads';
import type { AnswerFile } from '../model';
import fileStyle from '../../../components/ui/file.module.css';

interface AnswerFilesProps {
  files: readonly AnswerFile[];
  uploads: ReturnType<typeof useUploads>;
  /** Number of files that may still be added. */
  room: number;
  onRemove: (file: AnswerFile) => void;
}

/** The files of an answer that is not sent yet, and their uploads. */
export function AnswerFiles({ files, uploads: { running, send, dismiss }, room, onRemove }: AnswerFilesProps) {
  const t = useT();
  const language = useLanguage();
  const button = useRef<UploadHandle>(null);
  return (
    <div>
      <ul className={fileStyle.files} aria-label={t('messages.files')}>
        {files.map((file) => (
          <FileRow
            key={file._id}
            name={file.name}
            meta={fileSize(file.size, language)}
            action={
              <IconButton
                icon={X}
                label={t('messages.removeFile', { name: file.name })}
                onClick={() => onRemove(file)}
              />
            }
          />
        ))}
        {running.map((one) => (
          <UploadRow
            key={one.key}
            upload={one}
            onReplace={() => {
              dismiss(one.key);
              button.current?.choose();
            }}
          />
        ))}
      </ul>
      {room > 0 && (
        <UploadButton
          ref={button}
          label={t('messages.addFile')}
          types={ATTACHMENT_FILE_TYPES}
          onFiles={(chosen) => chosen.slice(0, room).forEach(send)}
        />
      )}
    </div>
  );
}
