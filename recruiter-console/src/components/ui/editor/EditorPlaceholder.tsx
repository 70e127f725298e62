import { SkeletonBar } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { EditorBar, EditorFrame } from './EditorFrame';
import style from './EditorPlaceholder.module.css';

interface EditorPlaceholderProps {
  error?: boolean | undefined;
  /** The text, or a field for typing. */
  children: ReactNode;
}

/** A placeholder with the editor's height while the editor loads. */
export const EditorPlaceholder = ({ error = false, children }: EditorPlaceholderProps) => (
  <EditorFrame error={error}>
    <EditorBar className={style.bar}>
      <SkeletonBar width={200} />
    </EditorBar>
    {children}
  </EditorFrame>
);
