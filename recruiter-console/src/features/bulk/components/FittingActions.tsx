import { Button } from '../../../components/ui/Button';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { useWidth } from '../../../lib/useWidth';
import { fit } from '../fit';
import style from './FittingActions.module.css';
import type { BarAction } from './useActions';

/** Shows as many actions as fit, in any language; a menu holds the rest. */
export function FittingActions({ actions, more }: { actions: readonly BarAction[]; more: string }) {
  const [row, room] = useWidth<HTMLDivElement>();
  const ruler = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<readonly number[]>([]);
  const labels = actions.map(({ label }) => label).join('\n');
  useLayoutEffect(() => {
    setWidths(Array.from(ruler.current?.children ?? [], (child) => Math.ceil(child.getBoundingClientRect().width)));
  }, [labels]);
  const { icons, shown } = fit(widths, room);
  const rest = actions.slice(shown);
  return (
    <div className={style.row} ref={row}>
      <div className={style.ruler} ref={ruler} aria-hidden="true">
        {actions.map(({ id, label, menu }) => (
          <span key={id} className={style.measured}>
            {label}
            {menu && <ChevronDown size={12} />}
          </span>
        ))}
      </div>
      {actions.slice(0, shown).map(({ id, label, icon: Icon, menu, run }) => (
        <Button
          key={id}
          variant="text"
          size="small"
          className={style.action}
          {...(menu && { 'aria-haspopup': 'menu' as const })}
          onClick={({ currentTarget }) => run(currentTarget)}
        >
          {icons && <Icon />}
          {label}
          {menu && <ChevronDown size={12} />}
        </Button>
      ))}
      {rest.length > 0 && (
        <span data-dots="">
          <MoreMenu
            label={more}
            entries={rest.map(({ id, label, run }) => ({
              id,
              label,
              onClick: () => run(row.current?.querySelector<HTMLElement>('[data-dots] button') ?? document.body),
            }))}
          />
        </span>
      )}
    </div>
  );
}
