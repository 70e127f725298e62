import { acceptOf, ATTACHMENT_FILE_TYPES, fileSize, MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, File, Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCandidateQuery, type MailAttachmentDto } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { IconAction } from '../../../components/ui/IconAction';
import { Menu } from '../../../components/ui/Menu';
import { Text } from '../../../components/ui/Text';
import style from './MailAttachments.module.css';
import { useMailUploads } from './useMailUploads';

/** The attachments of a mail to one candidate: uploads, and files of the candidate. */
export function MailAttachments({ candidateId }: { candidateId: string }) {
  const t = useT();
  const { locale } = useIntl();
  const field = useField<MailAttachmentDto[]>('attachments', t('emails.attachments'));
  const { add, change, refused } = useMailUploads(field, candidateId);
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame
      id={field.id}
      label={t('emails.attachments')}
      error={field.error ?? refused ?? undefined}
      help={<FormattedMessage id="emails.attachmentsHelp" values={{ count: MAX_MAIL_FILES }} />}
      group
    >
      {field.value.length > 0 && (
        <ul className={style.files} aria-label={t('emails.attachments')}>
          {field.value.map((file, place) => (
            <li key={file.fileId || `upload ${place}`}>
              <File />
              <Text cut grow dir="auto" title={file.name}>
                {file.name}
              </Text>
              {file.fileId ? (
                <>
                  <Text size="small" tone="muted">
                    {fileSize(file.size, locale)}
                  </Text>
                  <IconAction
                    icon={X}
                    label={t('emails.removeAttachment', { name: file.name })}
                    onClick={() => change((files) => files.filter((one) => one !== file))}
                  />
                </>
              ) : (
                <Text size="small" tone="muted" role="status">
                  <FormattedMessage id="emails.uploading" />
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      <Row>
        <AttachMenu
          candidateId={candidateId}
          attached={field.value}
          onUpload={() => input.current?.click()}
          onChoose={(file) => change((files) => [...files, file])}
        />
      </Row>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf(ATTACHMENT_FILE_TYPES)}
        aria-label={t('emails.attach')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(chosen);
        }}
      />
    </FieldFrame>
  );
}

interface AttachMenuProps {
  candidateId: string;
  attached: readonly MailAttachmentDto[];
  onUpload: () => void;
  onChoose: (file: MailAttachmentDto) => void;
}

/** Offers an upload, and the files of the candidate that the candidate may see. */
function AttachMenu({ candidateId, attached, onUpload, onChoose }: AttachMenuProps) {
  const t = useT();
  const { locale } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId });
  const files = (candidate?.candidatefiles ?? []).filter(
    ({ _id, kind, hidden }) => kind !== 'avatar' && !hidden && !attached.some(({ fileId }) => fileId === _id),
  );
  const choose = (action: () => void) => (): void => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={attached.length >= MAX_MAIL_FILES}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Paperclip />
        <FormattedMessage id="emails.attach" />
        <ChevronDown size={12} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('emails.attach') }, paper: { className: style.menu } }}
      >
        <MenuItem onClick={choose(onUpload)}>
          <FormattedMessage id="emails.attachUpload" />
        </MenuItem>
        {files.length > 0 && (
          <ListSubheader disableSticky role="presentation" className={style.heading}>
            <FormattedMessage id="emails.attachOf" />
          </ListSubheader>
        )}
        {files.map(({ _id: fileId, name, size }) => (
          <MenuItem key={fileId} onClick={choose(() => onChoose({ fileId, name, size }))}>
            <Text cut grow dir="auto" title={name}>
              {name}
            </Text>
            <Text size="small" tone="muted">
              {fileSize(size, locale)}
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
