import { Pencil } from 'lucide-react';
import { acceptOf, AVATAR_FILE_TYPES } from '@byline/shared-types/domain';
import { useRef } from 'react';
import { ErrorLine } from '../../../components/ui/ErrorLine';
import { IconButton } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useImage } from '@byline/web-kit/files';
import { initials } from '@byline/web-kit/names';
import { photo } from '../messages';
import type { Candidate } from '../model';
import { useAvatar } from '../useAvatar';
import faceStyle from '../../../components/ui/face.module.css';

/** The candidate's photo, or the initials; the button changes it. */
export function Avatar({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const image = useImage(candidate.avatar ? `/candidates/${candidate._id}/file/${candidate.avatar}` : null);
  const { sending, error, send } = useAvatar(candidate._id);
  return (
    <div>
      <div className={faceStyle.face}>
        {image ? <img src={image} alt="" /> : <span aria-hidden="true">{initials(candidate)}</span>}
        <IconButton
          icon={Pencil}
          smallIcon
          label={t(sending ? photo.sending : candidate.avatar ? photo.change : photo.add)}
          aria-busy={sending || undefined}
          aria-describedby={error ? 'photo-error' : undefined}
          onClick={() => input.current?.click()}
        />
        <input
          type="file"
          hidden
          aria-label={t(photo.change)}
          ref={input}
          accept={acceptOf(AVATAR_FILE_TYPES)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file && !sending) void send(file);
          }}
        />
      </div>
      <div role="status">{error && <ErrorLine id="photo-error">{error}</ErrorLine>}</div>
    </div>
  );
}
