import { acceptOf, MAX_FILE_BYTES, PROFILE_FILE_TYPES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useUploadCandidateFileMutation, type CandidateResponse, type FileResponse } from '../../../api';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { fieldErrorText } from '@byline/web-kit/problems';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { FieldError } from '../../../components/ui/fields/FieldError';
import { canPreview, listedFiles } from '../model';
import { FilePreview } from './FilePreview';
import { FileRow } from './FileRow';
import { Section } from './Section';

const ACCEPT = acceptOf(PROFILE_FILE_TYPES);

/** Checks name and size before the upload. The server checks the content. */
function refusal(file: File): string | null {
  if (file.size > MAX_FILE_BYTES) return 'file_too_large';
  const ending = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`;
  return ACCEPT.split(',').includes(ending) ? null : 'file_type';
}

/** The files of the profile, with a preview of the CV below. */
export function Files({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [upload] = useUploadCandidateFileMutation();
  const [uploading, setUploading] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { _id: id } = candidate;
  const files = listedFiles(candidate.candidatefiles);
  const preview = useRef<HTMLDivElement>(null);
  const show = (file: FileResponse): void => {
    flushSync(() => setChosen(file._id));
    preview.current?.scrollIntoView({ block: 'nearest' });
  };
  const shown = files.find((file) => file._id === chosen) ?? files.find(canPreview);

  const add = async (file: File): Promise<void> => {
    const problem = refusal(file);
    setRefused(problem);
    if (problem) return;
    setUploading(file.name);
    const result = await upload({ id, uploadRequest: { file } });
    setUploading(null);
    if (result.error) showError(result.error);
    else notify(t('profile.uploaded', { name: file.name }));
  };
  return (
    <>
      <Section
        title={<FormattedMessage id="profile.files" />}
        action={
          <Button size="small" variant="text" disabled={uploading !== null} onClick={() => input.current?.click()}>
            <Plus />
            <FormattedMessage id="profile.addFile" />
          </Button>
        }
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={t('profile.addFile')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void add(file);
          }}
        />
        {uploading && (
          <Text as="p" tone="muted" role="status">
            <FormattedMessage id="profile.uploading" values={{ name: uploading }} />
          </Text>
        )}
        {refused && <FieldError>{fieldErrorText(t, refused)}</FieldError>}
        {files.length === 0 ? (
          <Text as="p" tone="muted">
            <FormattedMessage id="profile.noFiles" />
          </Text>
        ) : (
          <List>
            {files.map((file: FileResponse) => (
              <FileRow
                key={file._id}
                candidateId={id}
                file={file}
                current={file._id === shown?._id}
                onShow={() => show(file)}
              />
            ))}
          </List>
        )}
      </Section>
      {shown && (
        <div ref={preview}>
          <FilePreview key={shown._id} candidateId={id} file={shown} />
        </div>
      )}
    </>
  );
}
