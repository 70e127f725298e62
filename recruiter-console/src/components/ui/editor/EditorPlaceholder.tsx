import { SkeletonBar } from '@byline/web-kit/ui';

/** Stands where the editor will be, as high as it, while the editor is on its way. */
export const EditorPlaceholder = () => (
  <div className="ed" style={{ height: 122 }}>
    <div className="edbar" style={{ height: 33 }}>
      <SkeletonBar width={200} />
    </div>
  </div>
);
