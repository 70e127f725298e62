/** The thumbnail of a sample; its name stands beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => (
  <img src={src ?? undefined} alt="" width={800} height={600} loading="lazy" />
);
