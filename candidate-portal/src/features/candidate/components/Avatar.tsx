import { acceptOf, AVATAR_FILE_TYPES } from '@byline/shared-types/domain';
import { useImage } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { initials } from '@byline/web-kit/names';
import { Pencil, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton, TextButton } from '../../../components/ui/Button';
import { ErrorLine } from '../../../components/ui/ErrorLine';
import type { Candidate } from '../model';
import { useAvatar } from '../useAvatar';
import faceStyle from '../../../components/ui/face.module.css';

/** The candidate's photo, or the initials; one button changes the photo, another removes it. */
export function Avatar({ candidate: { _id: id, avatar, ...candidate } }: { candidate: Candidate }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const image = useImage(avatar ? `/candidates/${id}/file/${avatar}` : null);
  const { sending, error, retry, send, remove } = useAvatar(id);
  const takeAway = async (fileId: string): Promise<void> => {
    // The remove button disappears with the photo, so the edit button takes the focus.
    if (await remove(fileId)) pencil.current?.focus();
  };
  return (
    <div id="photo">
      <div className={faceStyle.face}>
        {image ? <img src={image} alt="" /> : <span aria-hidden="true">{initials(candidate)}</span>}
        <IconButton
          ref={pencil}
          icon={Pencil}
          smallIcon
          label={t(sending ? 'photo.sending' : avatar ? 'photo.change' : 'photo.add')}
          aria-busy={sending || undefined}
          aria-describedby={error ? 'photo-error' : undefined}
          onClick={() => input.current?.click()}
        />
        {avatar && !sending && (
          <IconButton icon={X} smallIcon label={t('photo.remove')} onClick={() => void takeAway(avatar)} />
        )}
        <input
          type="file"
          hidden
          aria-label={t('photo.change')}
          ref={input}
          accept={acceptOf(AVATAR_FILE_TYPES)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file && !sending) send(file);
          }}
        />
      </div>
      <div role="status" className={faceStyle.said}>
        {error && <ErrorLine id="photo-error">{error}</ErrorLine>}
      </div>
      {retry && <TextButton onClick={retry}>{t('state.retry')}</TextButton>}
    </div>
  );
}
