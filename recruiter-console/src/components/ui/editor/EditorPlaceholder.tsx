import { SkeletonBar } from '@byline/web-kit/ui';
import { EditorBar, EditorFrame } from './EditorFrame';
import style from './EditorPlaceholder.module.css';

/** Stands where the editor will be, as high as it, while the editor is on its way. */
export const EditorPlaceholder = () => (
  <EditorFrame className={style.frame}>
    <EditorBar className={style.bar}>
      <SkeletonBar width={200} />
    </EditorBar>
  </EditorFrame>
);
