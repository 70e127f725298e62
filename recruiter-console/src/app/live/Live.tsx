import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@byline/web-kit/ui';

/** The first page paints before; the stream also sends the changes of the last seconds. */
const AFTER_MS = 1_000;
/** Until another attempt to load the code, which an absent network or a new page interrupts. */
const AGAIN_MS = 30_000;

/** Loads without `lazy`, which reports a failed load as an error of the page. */
export function Live() {
  const [Follow, setFollow] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const load = (): Promise<void> =>
      import('./FollowChanges').then(
        ({ default: Loaded }) => {
          if (!left) setFollow(() => Loaded);
        },
        () => {
          if (!left) timer = setTimeout(() => void load(), AGAIN_MS);
        },
      );
    timer = setTimeout(() => void load(), AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    Follow && (
      <ErrorBoundary fallback={() => null}>
        <Follow />
      </ErrorBoundary>
    )
  );
}
