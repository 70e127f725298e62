import { SkeletonBar } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { EditorBar, EditorFrame } from './EditorFrame';
import style from './EditorPlaceholder.module.css';

interface EditorPlaceholderProps {
  error?: boolean | undefined;
  /** Its text, or what is typed into meanwhile. */
  children: ReactNode;
}

/** Stands where the editor will be, as high as it, while the editor is on its way. */
export const EditorPlaceholder = ({ error = false, children }: EditorPlaceholderProps) => (
  <EditorFrame error={error}>
    <EditorBar className={style.bar}>
      <SkeletonBar width={200} />
    </EditorBar>
    {children}
  </EditorFrame>
);
