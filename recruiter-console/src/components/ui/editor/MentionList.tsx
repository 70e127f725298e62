import Popper from '@mui/material/Popper';
import { useIntl } from 'react-intl';
import style from './MentionList.module.css';
import type { MentionState } from './mentions';
import { editorMessages } from './messages';

/** People to mention, beside the caret. */
export function MentionList({ items, at, rect, choose }: MentionState) {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;
  const anchor = { getBoundingClientRect: () => rect() ?? new DOMRect() };
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" className={style.popper}>
      <div className={style.list} role="listbox" aria-label={formatMessage(editorMessages.people)}>
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
