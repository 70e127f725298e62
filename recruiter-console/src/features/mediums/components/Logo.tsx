import { acceptOf, AVATAR_FILE_TYPES } from '@byline/shared-types/domain';
import { refusalOf } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useUploadMediumAvatarMutation, type MediumResponse } from '../../../api';
import { useFileUrl } from '../../../api/files';
import { IconAction } from '../../../components/ui/IconAction';
import style from './Logo.module.css';

interface LogoProps {
  medium: Pick<MediumResponse, '_id' | 'name' | 'avatar'>;
  large?: boolean;
}

/** The logo of a medium, or else the first letters of its name. It is hidden from screen readers, because the name stands beside it. */
export function Logo({ medium: { _id: id, name, avatar }, large = false }: LogoProps) {
  const photo = useFileUrl(avatar ? { of: 'mediums', id, fileId: avatar } : null);
  return (
    <span className={clsx(style.logo, large && style.large)} aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : name.slice(0, 2).toUpperCase()}
    </span>
  );
}

/** Replaces the logo. */
export function LogoUpload({ medium }: Pick<LogoProps, 'medium'>) {
  const t = useT();
  const { showError, notice } = useDialogs();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadMediumAvatarMutation();
  const { _id: id, name } = medium;
  const label = t('mediums.changeLogo', { name });
  const send = async (file: File): Promise<void> => {
    if (refusalOf(file, AVATAR_FILE_TYPES)) {
      notice({ title: file.name, text: t('mediums.logoRefused') });
      return;
    }
    const { error } = await upload({ id, mediumUploadRequest: { file } });
    if (toProblem(error)?.code === 'file_type') notice({ title: file.name, text: t('mediums.logoRefused') });
    else if (error) showError(error);
    else notify(t('mediums.logoSaved', { name }));
  };
  return (
    <>
      <IconAction icon={ImageUp} label={label} disabled={isLoading} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(AVATAR_FILE_TYPES)}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
    </>
  );
}
