import { fileSize } from '@byline/shared-types/domain';
import { X } from 'lucide-react';
import { IconButton, TextButton } from '../ui/Button';
import { FileRow } from '../ui/FileRow';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import type { RunningUpload } from './model';
import fileStyle from '../ui/file.module.css';
import style from './UploadRow.module.css';

interface UploadRowProps {
  upload: RunningUpload;
  onReplace: () => void;
}

/** A running upload with its progress, or the reason why it stopped with "Replace" or another attempt. */
export function UploadRow({ upload, onReplace }: UploadRowProps) {
  const t = useT();
  const language = useLanguage();
  const { name, size, sent, state, reason, again } = upload;
  if (reason !== null)
    return (
      <FileRow
        name={name}
        look={state === 'asks' ? 'asks' : 'failed'}
        meta={<span role="alert">{reason}</span>}
        action={
          <span className={again ? `${fileStyle.tools} ${style.pair}` : fileStyle.tools}>
            <TextButton className={style.replace} onClick={again ? again.run : onReplace}>
              {again ? again.label : t('files.replace')}
            </TextButton>
            {again && <IconButton icon={X} label={t('files.cancel', { name })} onClick={upload.cancel} />}
          </span>
        }
      />
    );
  const percent = Math.round(sent * 100);
  return (
    <FileRow
      name={name}
      meta={
        <>
          <progress max={100} value={percent} aria-label={name} />
          <span>{t('files.progress', { percent, size: fileSize(size, language) })}</span>
        </>
      }
      action={<IconButton icon={X} label={t('files.cancel', { name })} onClick={upload.cancel} />}
    />
  );
}
