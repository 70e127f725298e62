import { useT } from '@byline/web-kit/i18n';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ReceivedFileDto } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { MailFileRow } from './MailFileRow';
import style from './thread.module.css';

interface ReceivedFilesProps {
  files: readonly ReceivedFileDto[];
  candidateId: string | null;
}

/** The files of a mail: their size, and whether they are among the candidate's files. */
export function ReceivedFiles({ files, candidateId }: ReceivedFilesProps) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <div>
      <ul className={style.files} aria-label={t('conversations.files')}>
        {files.map(({ reason, ...file }, place) => (
          <MailFileRow key={file.fileId ?? place} {...file} candidateId={candidateId}>
            {reason && (
              <Text size="small" className={style.refused}>
                {reason}
              </Text>
            )}
            {candidateId && file.fileId && (
              <Text size="small" className={style.taken}>
                <Check size={12} />
                <FormattedMessage id="conversations.inFiles" />
              </Text>
            )}
          </MailFileRow>
        ))}
      </ul>
      {!candidateId && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="conversations.filesLater" />
        </Text>
      )}
    </div>
  );
}
