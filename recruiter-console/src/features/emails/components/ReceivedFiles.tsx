import { fileSize } from '@byline/shared-types/domain';
import { saveFile } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { Check, Download, File } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReceivedFileDto } from '../../../api';
import { filePath } from '../../../api/file-bytes';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import style from './thread.module.css';

interface ReceivedFilesProps {
  files: readonly ReceivedFileDto[];
  candidateId: string | null;
}

/** The files of a mail: their size, and whether they are among the candidate's files. */
export function ReceivedFiles({ files, candidateId }: ReceivedFilesProps) {
  const t = useT();
  const { locale } = useIntl();
  const { showError } = useDialogs();
  if (files.length === 0) return null;
  return (
    <div>
      <ul className={style.files} aria-label={t('conversations.files')}>
        {files.map(({ name, size, fileId, reason }, place) => (
          <li key={fileId ?? place}>
            <File />
            <Text cut grow dir="auto" title={name}>
              {name}
            </Text>
            <Text size="small" tone="muted">
              {fileSize(size, locale)}
            </Text>
            {reason && (
              <Text size="small" className={style.refused}>
                {reason}
              </Text>
            )}
            {candidateId && fileId && (
              <>
                <Text size="small" className={style.taken}>
                  <Check size={12} />
                  <FormattedMessage id="conversations.inFiles" />
                </Text>
                <IconAction
                  icon={Download}
                  label={t('conversations.download', { name })}
                  onClick={() => void saveFile(filePath({ id: candidateId, fileId }), name).catch(showError)}
                />
              </>
            )}
          </li>
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
