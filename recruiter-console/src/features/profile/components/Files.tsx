import { acceptOf, RECRUITER_FILE_TYPES } from '@byline/shared-types/domain';
import { useAddressParams } from '@byline/web-kit/address';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { CandidateResponse, FileResponse } from '../../../api';
import { useAddFiles } from '../../../components/candidate/useAddFiles';
import { DropHere } from '../../../components/ui/DropHere';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { FieldError } from '../../../components/ui/fields/FieldError';
import { useTakeFiles } from '../../../lib/file-drops';
import { listedFiles, previewed } from '../model';
import { FilePreview } from './FilePreview';
import { FileRow } from './FileRow';
import { Section } from './Section';

const ACCEPT = acceptOf(RECRUITER_FILE_TYPES);

/** The files of the profile, with a preview of the CV below. */
export function Files({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { add, uploading, refused } = useAddFiles();
  const [params] = useAddressParams();
  const asked = params.get('file');
  const [chosen, setChosen] = useState<string | null>(asked);
  const { _id: id } = candidate;
  const files = listedFiles(candidate.candidatefiles);
  const preview = useRef<HTMLDivElement>(null);
  const show = (file: FileResponse): void => {
    flushSync(() => setChosen(file._id));
    preview.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    if (asked) preview.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const shown = files.find((file) => file._id === chosen) ?? previewed(files);

  const dragging = useTakeFiles((dropped) => void add(id, dropped));
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
            if (file) void add(id, [file]);
          }}
        />
        {uploading && (
          <Text as="p" tone="muted" role="status">
            <FormattedMessage id="profile.uploading" values={{ name: uploading }} />
          </Text>
        )}
        {dragging && <DropHere id="profile.dropHere" />}
        {refused && <FieldError>{refused}</FieldError>}
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
          <FilePreview
            key={shown._id}
            candidateId={id}
            file={shown}
            page={shown._id === asked ? Number(params.get('page')) || 1 : 1}
          />
        </div>
      )}
    </>
  );
}
