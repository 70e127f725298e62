import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import style from './FoldButton.module.css';

interface FoldButtonProps {
  folded: boolean;
  onFold: (folded: boolean) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** The title of a part as a button that folds and unfolds it. */
export const FoldButton = ({ folded, onFold, ref, children }: FoldButtonProps) => (
  <button ref={ref} type="button" className={style.fold} aria-expanded={!folded} onClick={() => onFold(!folded)}>
    {folded ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
    {children}
  </button>
);
