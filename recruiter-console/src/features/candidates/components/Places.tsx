import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { SkeletonBar } from '@byline/web-kit/ui';
import { FileText, Mail, MessagesSquare, SquareCheckBig, StickyNote, UserRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlaceDto } from '../../../api';
import type { PlacesOf } from '../useFoundPlaces';
import { placeAddress } from '../place-address';
import style from './Places.module.css';

/** The places that a row shows at first. */
const SHOWN = 3;

const ICONS: Partial<Record<PlaceDto['kind'], LucideIcon>> = {
  file: FileText,
  note: StickyNote,
  mail: Mail,
  interview: MessagesSquare,
  test: SquareCheckBig,
};

function usePlaceLabel(): (place: PlaceDto) => string {
  const t = useT();
  return ({ kind, title, page, at, by }) => {
    const day = at ? formatDay(at) : '';
    switch (kind) {
      case 'file':
        return title ? t('place.file', { title, page: page ?? 1 }) : t('place.cv', { page: page ?? 1 });
      case 'note':
        return by ? t('place.noteOf', { name: by }) : t('place.note');
      case 'mail':
        return t('place.mail', { day });
      case 'interview':
        return title ?? t('interviews.tab');
      case 'test':
        return t('place.test');
      case 'experience':
        return t('history.work');
      case 'diploma':
        return t('history.education');
      case 'about':
        return t('profile.about');
      case 'skill':
        return t('candidateField.skills');
      case 'city':
        return t('candidateField.city');
      case 'function':
        return t('candidate.function');
      case 'name':
        return t('candidate.name');
    }
  };
}

interface PlacesProps {
  candidateId: string;
  /** Undefined while they load, null if they failed to. */
  found: PlacesOf | null | undefined;
}

/** Where a search found a candidate: pieces of the texts with the found words marked; each opens there. */
export function Places({ candidateId, found }: PlacesProps) {
  const t = useT();
  const label = usePlaceLabel();
  const [all, setAll] = useState(false);
  if (found === undefined) return <SkeletonBar width="60%" />;
  if (found === null) return null;
  const { places, more } = found;
  const hidden = all ? more : Math.max(0, places.length - SHOWN) + more;
  return (
    <ul className={style.places}>
      {places.slice(0, all ? undefined : SHOWN).map((place, index) => {
        const Icon = ICONS[place.kind] ?? UserRound;
        return (
          <li key={index}>
            <Link className={style.place} to={placeAddress(candidateId, place)}>
              <Icon size={14} className={style.icon} />
              <span className={style.line}>
                <span className={style.label}>{label(place)}</span>{' '}
                {place.snippet.map(({ text, marked }, at) =>
                  marked ? (
                    <mark key={at} className={style.mark}>
                      {text}
                    </mark>
                  ) : (
                    <span key={at}>{text}</span>
                  ),
                )}
              </span>
            </Link>
          </li>
        );
      })}
      {hidden > 0 && (
        <li className={style.more}>
          {!all && places.length > SHOWN ? (
            <button type="button" className={style.button} onClick={() => setAll(true)}>
              {t('place.more', { count: hidden })}
            </button>
          ) : (
            <Link to={`/candidates/${candidateId}`}>{t('place.more', { count: hidden })}</Link>
          )}
        </li>
      )}
    </ul>
  );
}
