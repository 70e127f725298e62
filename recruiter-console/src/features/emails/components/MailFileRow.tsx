import { fileSize } from '@byline/shared-types/domain';
import { saveFile } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { Download, File } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { filePath } from '../../../api/file-bytes';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';

interface MailFileRowProps {
  name: string;
  size: number;
  /** Null for a file that cannot be downloaded. */
  fileId: string | null;
  candidateId: string | null;
  children?: ReactNode;
}

/** A file of a mail, with its size and its download. */
export function MailFileRow({ name, size, fileId, candidateId, children }: MailFileRowProps) {
  const t = useT();
  const { locale } = useIntl();
  const { showError } = useDialogs();
  return (
    <li>
      <File />
      <Text cut grow dir="auto" title={name}>
        {name}
      </Text>
      <Text size="small" tone="muted">
        {fileSize(size, locale)}
      </Text>
      {children}
      {candidateId && fileId && (
        <IconAction
          icon={Download}
          label={t('conversations.download', { name })}
          onClick={() => void saveFile(filePath({ id: candidateId, fileId }), name).catch(showError)}
        />
      )}
    </li>
  );
}
