import { formatDashed } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
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
  return (
    <ol className={style.track} aria-label={t('applications.track')}>
      {stages.map(({ label, name = '', state, at, by }) => (
        <li key={label} className={CLASSES[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{t(label, { name })}</span>
          {at && (
            <small>
              <time dateTime={at}>{formatDashed(at)}</time>
            </small>
          )}
          {by && <small>{t('applications.by', { date: formatDashed(by) })}</small>}
        </li>
      ))}
    </ol>
  );
}
