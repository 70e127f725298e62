import { PROFILE_FILE_TYPES } from '@byline/shared-types/domain';
import { X } from 'lucide-react';
import { useRef, type DragEvent, type ReactNode } from 'react';
import { IconButton } from '../../../components/ui/Button';
import { FileRow } from '../../../components/ui/FileRow';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { describeFile, filesFor, type Purpose, type StoredFile } from '../model';
import { useFileActions } from '../useFileActions';
import { useFileUploads } from '../useFileUploads';
import { UploadButton, type UploadHandle } from '../../../components/upload/UploadButton';
import { UploadRow } from '../../../components/upload/UploadRow';
import fieldStyle from '../../../components/form/field.module.css';
import fileStyle from '../../../components/ui/file.module.css';

interface FileUploadsProps {
  candidateId: string;
  purpose: Purpose;
  files: readonly StoredFile[];
  /** Id and description of the upload button, and its error, if a form requires a file. */
  buttonId?: string;
  describedBy?: string | undefined;
  error?: ReactNode;
}

const UPLOAD_LABELS = { cv: 'files.uploadCv', portfolio: 'files.uploadSample' } as const;

/** The stored files and running uploads of one purpose in the wizard. The user can also drop files on it. */
export function FileUploads({ candidateId, purpose, files, buttonId, describedBy, error }: FileUploadsProps) {
  const t = useT();
  const language = useLanguage();
  const button = useRef<UploadHandle>(null);
  const { running, send, dismiss } = useFileUploads(candidateId, purpose, files);
  const { remove } = useFileActions(candidateId);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    [...event.dataTransfer.files].forEach(send);
  };

  return (
    <div className={fieldStyle.field} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <ul className={fileStyle.files} aria-label={t(`files.${purpose}`)}>
        {filesFor(files, purpose).map((file) => (
          <FileRow
            key={file._id}
            name={file.name}
            meta={describeFile(file, language)}
            action={
              <IconButton icon={X} label={t('files.remove', { name: file.name })} onClick={() => void remove(file)} />
            }
          />
        ))}
        {running.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onReplace={() => {
              dismiss(upload.key);
              button.current?.choose();
            }}
          />
        ))}
      </ul>
      <div>
        <UploadButton
          ref={button}
          id={buttonId}
          describedBy={describedBy}
          label={t(UPLOAD_LABELS[purpose])}
          types={PROFILE_FILE_TYPES}
          onFiles={(chosen) => chosen.forEach(send)}
        />
        {error}
      </div>
    </div>
  );
}
