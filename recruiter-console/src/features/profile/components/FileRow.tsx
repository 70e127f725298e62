import { fileSize } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Download, File, Image } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDeleteCandidateFileMutation, useUpdateCandidateFileMutation, type FileResponse } from '../../../api';
import { filePath } from '../../../api/file-bytes';
import { useDialogs } from '@byline/web-kit/ui';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { saveFile } from '@byline/web-kit/files';
import { useRemoval } from '../../../lib/useRemoval';
import { canPreview, isUnread } from '../model';
import style from './FileRow.module.css';

interface FileRowProps {
  candidateId: string;
  file: FileResponse;
  /** True while the preview shows this file. */
  current: boolean;
  onShow: () => void;
}

/** A file with its size. The name opens the preview; the arrow downloads the file. */
export function FileRow({ candidateId, file, current, onShow }: FileRowProps) {
  const t = useT();
  const { locale } = useIntl();
  const { showError } = useDialogs();
  const removal = useRemoval();
  const [update] = useUpdateCandidateFileMutation();
  const [remove] = useDeleteCandidateFileMutation();
  const { name, hidden, portfolio, version, textState } = file;
  const ref = { id: candidateId, fileId: file._id };

  const download = async (): Promise<void> => {
    await saveFile(filePath(ref), name).catch(showError);
  };
  const toggleHidden = async (): Promise<void> => {
    const result = await update({ ...ref, updateFileRequest: { hidden: !hidden, version } });
    if (result.error) showError(result.error);
  };
  const onRemove = () =>
    removal({
      question: t('profile.removeFile', { name }),
      text: t('profile.removeFileText'),
      action: t('common.delete'),
      remove: () => remove(ref),
      done: t('profile.fileRemoved', { name }),
    });
  const facts = [
    hidden && t('profile.hidden'),
    portfolio && t('profile.portfolio'),
    isUnread(textState) && t(`profile.text.${textState}`),
    fileSize(file.size, locale),
  ];
  return (
    <li className={style.file}>
      {portfolio ? <Image /> : <File />}
      {canPreview(file) ? (
        <button
          type="button"
          className={style.show}
          dir="auto"
          title={name}
          aria-current={current ? 'true' : undefined}
          onClick={onShow}
        >
          {name}
        </button>
      ) : (
        <Text cut dir="auto" title={name}>
          {name}
        </Text>
      )}
      <Text tone="muted" size="small" title={isUnread(textState) ? t('profile.textUnread') : undefined}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <IconAction icon={Download} label={t('common.download', { name })} onClick={() => void download()} />
      <MoreMenu
        label={t('profile.moreOf', { name })}
        entries={[
          {
            id: 'hide',
            label: t(hidden ? 'profile.unhide' : 'profile.hide'),
            onClick: () => void toggleHidden(),
          },
          { id: 'delete', label: t('common.delete'), onClick: () => void onRemove() },
        ]}
      />
    </li>
  );
}
