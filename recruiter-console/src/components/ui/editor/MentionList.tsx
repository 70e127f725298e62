import { useT } from '@byline/web-kit/i18n';
import Popper from '@mui/material/Popper';
import style from './MentionList.module.css';
import type { MentionState } from './mentions';

/** Suggestions for a mention, next to the caret. */
export function MentionList({ items, at, rect, choose }: MentionState) {
  const t = useT();
  if (items.length === 0) return null;
  const anchor = { getBoundingClientRect: () => rect() ?? new DOMRect() };
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" className={style.popper}>
      <div className={style.list} role="listbox" aria-label={t('editor.people')}>
        {items.map((item, index) => (
          <div
            key={item.id}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(item);
            }}
          >
            {item.label}
          </div>
        ))}
      </div>
    </Popper>
  );
}
