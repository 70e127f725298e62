import { longDay } from '@byline/shared-types/domain';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import type { Stage } from '../model';
import style from './Track.module.css';

const CLASSES = {
  done: style.done,
  now: style.now,
  todo: style.todo,
  accepted: style.accepted,
  refused: style.refused,
} as const;

/** The stages of an application with their dates; upright on a phone. */
export function Track({ stages }: { stages: readonly Stage[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ol className={style.track} aria-label={t('applications.track')}>
      {stages.map(({ label, name = '', state, at, by }) => (
        <li key={label} className={CLASSES[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{t(label, { name })}</span>
          {at && (
            <small>
              <time dateTime={at}>{longDay(at, language)}</time>
            </small>
          )}
          {by && <small>{t('applications.by', { date: longDay(by, language) })}</small>}
        </li>
      ))}
    </ol>
  );
}
