import { Pencil, X } from 'lucide-react';
import { fileSize, hasPortfolio, PROFILE_FILE_TYPES } from '@byline/shared-types/domain';
import { useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/Button';
import { useOpenForm } from '../../../lib/useOpenForm';
import { FileRow } from '../../../components/ui/FileRow';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { DESCRIBED, filesFor, type Purpose, type StoredFile } from '../model';
import { useFileActions } from '../useFileActions';
import { useFileUploads } from '../useFileUploads';
import { PurposeDialog } from './PurposeDialog';
import { UploadButton, type UploadHandle } from '../../../components/upload/UploadButton';
import { UploadRow } from '../../../components/upload/UploadRow';
import fileStyle from '../../../components/ui/file.module.css';
import { DescribeDialog } from './DescribeDialog';

interface ProfileFilesProps {
  candidateId: string;
  functionName: string | undefined;
  files: readonly StoredFile[];
  title: string;
}

/** CV and portfolio beside the profile. If the function has a portfolio, an upload asks for its purpose. */
export function ProfileFiles({ candidateId, functionName, files, title }: ProfileFilesProps) {
  const t = useT();
  const button = useRef<UploadHandle>(null);
  const [undecided, setUndecided] = useState<File[]>([]);
  const form = useOpenForm(DESCRIBED);
  const cv = useFileUploads(candidateId, 'cv', files);
  const portfolio = useFileUploads(candidateId, 'portfolio', files);
  const shown = filesFor(files);
  const described = filesFor(files, 'portfolio').find(({ _id }) => _id === form.open);
  const uploads = [
    ...cv.running.map((upload) => ({ id: `cv-${upload.key}`, upload, of: cv })),
    ...portfolio.running.map((upload) => ({ id: `portfolio-${upload.key}`, upload, of: portfolio })),
  ];

  const send = (chosen: File[], purpose: Purpose): void => chosen.forEach(purpose === 'cv' ? cv.send : portfolio.send);
  const take = (chosen: File[]): void => {
    if (hasPortfolio(functionName)) setUndecided(chosen);
    else send(chosen, 'cv');
  };

  return (
    <section aria-labelledby="a-files">
      <header>
        <h2 id="a-files">{title}</h2>
        <UploadButton
          ref={button}
          label={t('files.upload')}
          ariaLabel={t('files.uploadFile')}
          smallIcon
          types={PROFILE_FILE_TYPES}
          onFiles={take}
        />
      </header>
      <ul className={`${fileStyle.files} ${fileStyle.plain}`}>
        {shown.map((file) => (
          <ProfileFile key={file._id} candidateId={candidateId} file={file} onDescribe={() => form.show(file._id)} />
        ))}
        {uploads.map(({ id, upload, of }) => (
          <UploadRow
            key={id}
            upload={upload}
            onReplace={() => {
              of.dismiss(upload.key);
              button.current?.choose();
            }}
          />
        ))}
      </ul>
      {undecided.length > 0 && (
        <PurposeDialog
          onChoose={(purpose) => {
            send(undecided, purpose);
            setUndecided([]);
          }}
          onClose={() => setUndecided([])}
        />
      )}
      {described && <DescribeDialog candidateId={candidateId} file={described} onClose={form.hide} />}
    </section>
  );
}

interface ProfileFileProps {
  candidateId: string;
  file: StoredFile;
  onDescribe: () => void;
}

function ProfileFile({ candidateId, file, onDescribe }: ProfileFileProps) {
  const t = useT();
  const language = useLanguage();
  const { remove, save } = useFileActions(candidateId);
  const { name, kind, size } = file;
  const purpose = t(kind === 'portfolio' ? 'files.portfolio' : 'files.cv');
  return (
    <FileRow
      name={name}
      onName={() => void save(file)}
      nameLabel={t('files.download', { name })}
      meta={`${purpose}, ${fileSize(size, language)}`}
      action={
        <span className={fileStyle.tools}>
          {kind === 'portfolio' && (
            <IconButton icon={Pencil} smallIcon label={t('files.describe', { name })} onClick={onDescribe} />
          )}
          <IconButton icon={X} label={t('files.remove', { name })} onClick={() => void remove(file)} />
        </span>
      }
    />
  );
}
