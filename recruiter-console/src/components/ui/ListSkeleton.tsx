import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import style from './ListSkeleton.module.css';

/** A placeholder for a list of texts: one short and two long lines per entry. */
export const ListSkeleton = ({ rows = 4 }: { rows?: number }) => (
  <Skeleton>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={style.row}>
        <SkeletonBar width={140 + ((row * 37) % 60)} />
        <SkeletonBar width="90%" />
        <SkeletonBar width="60%" />
      </div>
    ))}
  </Skeleton>
);
