import { fileSize, MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAllLibraryFilesQuery, useGetCandidateQuery, type MailAttachmentDto } from '../../api';
import { ButtonMenu } from '../ui/ButtonMenu';
import { Text } from '../ui/Text';
import style from './AttachMenu.module.css';

interface AttachMenuProps {
  /** Null for a mail to many. */
  candidateId: string | null;
  attached: readonly MailAttachmentDto[];
  /** Absent where only files of the library can be attached. */
  onUpload?: () => void;
  onChoose: (file: MailAttachmentDto) => void;
}

/** Offers an upload, the files of the agency, and the files of the candidate that the candidate may see. */
export function AttachMenu({ candidateId, attached, onUpload, onChoose }: AttachMenuProps) {
  const t = useT();
  const { locale } = useIntl();
  const [isOpened, setOpened] = useState(false);
  const { data: library = [] } = useAllLibraryFilesQuery(undefined, { skip: !isOpened });
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId ?? '' }, { skip: candidateId === null });
  const left = (files: readonly MailAttachmentDto[]): MailAttachmentDto[] =>
    files.filter(({ fileId }) => !attached.some((one) => one.fileId === fileId));
  const agencys = left(library.map(({ _id: fileId, name, size }) => ({ fileId, name, size })));
  const theirs = left(
    (candidate?.candidatefiles ?? [])
      .filter(({ kind, hidden }) => kind !== 'avatar' && !hidden)
      .map(({ _id: fileId, name, size }) => ({ fileId, name, size })),
  );
  return (
    <ButtonMenu
      label={t('emails.attach')}
      icon={Paperclip}
      size="small"
      disabled={attached.length >= MAX_MAIL_FILES}
      className={style.menu}
      onOpen={() => setOpened(true)}
    >
      {(choose) => {
        const entriesOf = (files: readonly MailAttachmentDto[]) =>
          files.map((file) => (
            <MenuItem key={file.fileId} onClick={choose(() => onChoose(file))}>
              <Text cut grow dir="auto" title={file.name}>
                {file.name}
              </Text>
              <Text size="small" tone="muted">
                {fileSize(file.size, locale)}
              </Text>
            </MenuItem>
          ));
        return [
          onUpload && (
            <MenuItem key="upload" onClick={choose(onUpload)}>
              <FormattedMessage id="emails.attachUpload" />
            </MenuItem>
          ),
          agencys.length > 0 && <Heading key="library" id="emails.attachLibrary" />,
          ...entriesOf(agencys),
          !onUpload && agencys.length === 0 && (
            <MenuItem key="none" disabled>
              <FormattedMessage id="library.none" />
            </MenuItem>
          ),
          theirs.length > 0 && <Heading key="profile" id="emails.attachOf" />,
          ...entriesOf(theirs),
        ];
      }}
    </ButtonMenu>
  );
}

const Heading = ({ id }: { id: 'emails.attachLibrary' | 'emails.attachOf' }) => (
  <ListSubheader disableSticky role="presentation" className={style.heading ?? ''}>
    <FormattedMessage id={id} />
  </ListSubheader>
);
