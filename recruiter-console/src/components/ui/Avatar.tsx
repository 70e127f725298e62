import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import { initials } from '@byline/web-kit/names';
import style from './Avatar.module.css';

const SIZES = { small: style.small, medium: null, large: style.large, huge: style.huge };

interface AvatarProps {
  /** Null for somebody unknown, who gets a sign instead of initials. */
  person: { firstname?: string | null; name?: string | null } | null;
  /** 24 px by default; small is 20, the larger sizes are 40 and 56. */
  size?: keyof typeof SIZES;
  /** The address of a photo; shows initials until it loads. */
  photo?: string | undefined;
  me?: boolean;
}

/** Initials on grey, or a photo. Decoration, because the name always stands next to it. */
export function Avatar({ person, size = 'medium', photo, me = false }: AvatarProps) {
  return (
    <span className={clsx(style.avatar, SIZES[size], me && style.me)} aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : person ? initials(person) : <UserRound size={12} />}
    </span>
  );
}
