import { HISTORY_KINDS, type HistoryKind } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { FormattedNumber } from 'react-intl';
import type { HistoryCountsResponse } from '../../../api';
import style from './KindToggles.module.css';

interface KindTogglesProps {
  kinds: readonly HistoryKind[];
  counts: HistoryCountsResponse | undefined;
  onChange: (kinds: readonly HistoryKind[]) => void;
}

/** The kinds of entries with their numbers; several may be on. Kinds without entries are left out unless they are on. */
export function KindToggles({ kinds, counts, onChange }: KindTogglesProps) {
  const t = useT();
  const countOf = (kind: HistoryKind): number | undefined => counts?.kinds.find((one) => one.kind === kind)?.count;
  const shown = HISTORY_KINDS.filter((kind) => countOf(kind) !== 0 || kinds.includes(kind));
  const toggle = (id: string, label: string, count: number | undefined, on: boolean, onClick: () => void) => (
    <button key={id} type="button" aria-pressed={on} onClick={onClick}>
      {label}
      <span>{count !== undefined && <FormattedNumber value={count} />}</span>
    </button>
  );
  return (
    <div role="group" aria-label={t('timeline.kinds')} className={style.kinds}>
      {toggle('all', t('timeline.everything'), counts?.total, kinds.length === 0, () => onChange([]))}
      {shown.map((kind) => {
        const on = kinds.includes(kind);
        const next = on ? kinds.filter((one) => one !== kind) : [...kinds, kind];
        return toggle(kind, t(`timeline.kind.${kind}`), countOf(kind), on, () => onChange(next));
      })}
    </div>
  );
}
