import { useT } from '@byline/web-kit/i18n';
import Popper from '@mui/material/Popper';
import style from './SuggestionList.module.css';
import type { SuggestionState } from './suggestions';

/** Suggestions for what is typed after `@` or `/`, next to the caret. */
export function SuggestionList({ char, items, at, rect, choose }: SuggestionState) {
  const t = useT();
  if (items.length === 0) return null;
  const anchor = { getBoundingClientRect: () => rect() ?? new DOMRect() };
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" className={style.popper}>
      <div className={style.list} role="listbox" aria-label={t(char === '@' ? 'editor.people' : 'editor.texts')}>
        {items.map((item, index) => (
          <div
            key={item.id}
            role="option"
            aria-selected={index === at}
            ref={(option) => {
              if (index === at) option?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            {item.label}
          </div>
        ))}
      </div>
    </Popper>
  );
}
