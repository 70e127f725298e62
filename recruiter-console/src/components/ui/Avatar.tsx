import { initials } from '../../lib/format';

interface AvatarProps {
  person: { firstname?: string | null; name?: string | null };
  size?: 's' | 'm' | 'l' | 'xl';
  /** Address of a photo; initials until it is there. */
  photo?: string | undefined;
  me?: boolean;
}

/** Initials on grey, or a photo. The name always stands beside it, so it is decoration. */
export function Avatar({ person, size = 'm', photo, me = false }: AvatarProps) {
  return (
    <span className={['av', size !== 'm' && size, me && 'me'].filter(Boolean).join(' ')} aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : initials(person)}
    </span>
  );
}
