import { useT, type Translate } from '@byline/web-kit/i18n';
import { fieldErrorText } from '@byline/web-kit/problems';
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

/** Outlook packs the files of a mail into it in a format of its own. */
const isOutlookPack = (name: string): boolean => name.toLowerCase() === 'winmail.dat';

/** Why a file of a mail is not among the candidate's files. A refused upload gets the same words. */
function refusalText(t: Translate, reason: string, name: string): string {
  if (isOutlookPack(name)) return t('conversations.winmail');
  if (reason === 'quota_reached') return t('conversations.noRoom');
  return reason === 'validation_failed' ? t('file.empty') : fieldErrorText(t, reason);
}

/** The files of a mail: their size, and whether they are among the candidate's files. */
export function ReceivedFiles({ files, candidateId }: ReceivedFilesProps) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <div>
      <ul className={style.files} aria-label={t('conversations.files')}>
        {files.map(({ reason, inFiles, ...file }, place) => (
          <MailFileRow key={file.fileId ?? place} {...file} candidateId={candidateId}>
            {reason && (
              <Text size="small" className={style.refused}>
                {refusalText(t, reason, file.name)}
              </Text>
            )}
            {inFiles && (
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
