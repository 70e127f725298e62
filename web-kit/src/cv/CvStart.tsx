import { acceptOf, CV_FILE_TYPES } from '@byline/shared-types/domain';
import { FileText } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useCvT } from './useCvT';
import style from './cv.module.css';

interface CvStartProps {
  /** The name of the file that is being read. */
  reading: string | null;
  /** Why the last file was not read. */
  reason: string | null;
  onFile: (file: File) => void;
}

/** Takes the file of a CV by its chooser or by a drop. */
export function CvStart({ reading, reason, onFile }: CvStartProps) {
  const t = useCvT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={`${style.start} ${isOver ? style.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileText size={28} aria-hidden="true" />
      <div role="status">
        {reading !== null && <p className={style.strong}>{t('cvReview.reading', { name: reading })}</p>}
      </div>
      {reading === null && (
        <>
          {reason && (
            <p role="alert" className={style.reason}>
              {reason}
            </p>
          )}
          <button type="button" className={style.button} onClick={() => input.current?.click()}>
            {t(reason ? 'cvReview.another' : 'cvReview.choose')}
          </button>
          <input
            type="file"
            hidden
            ref={input}
            aria-label={t('cvReview.choose')}
            accept={acceptOf(CV_FILE_TYPES)}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <p className={style.help}>{t('cvReview.files')}</p>
        </>
      )}
    </div>
  );
}
