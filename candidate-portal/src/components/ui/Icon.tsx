/** The portal's icons, drawn on a 20-unit square with a 1.5 stroke (styles/base.css). */
const PATHS = {
  alert: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 6.2v4.6m0 2.8v.1',
  check: 'm4.5 10.5 3.8 3.7 7.2-8',
  clock: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM10 6v4.2l2.7 1.6',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  eye: 'M2 10s2.8-5 8-5 8 5 8 5-2.8 5-8 5-8-5-8-5ZM10 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  eyeOff:
    'M4 4l12 12M7.6 5.4A8.6 8.6 0 0 1 10 5c5.2 0 8 5 8 5a14 14 0 0 1-2.4 2.9M5 6.7A13.6 13.6 0 0 0 2 10s2.8 5 8 5c1.3 0 2.5-.3 3.5-.8M8.5 8.4a2.2 2.2 0 0 0 3 3.1',
  file: 'M5 2.8h6.5L15 6.3v10.9H5zM11.3 2.8v3.7H15M7.7 10.2h4.6m-4.6 3h4.6',
  link: 'M8.4 11.6a3 3 0 0 0 4.3 0l2.5-2.5a3 3 0 0 0-4.3-4.3l-.8.8m1.5 2.8a3 3 0 0 0-4.3 0l-2.5 2.5a3 3 0 0 0 4.3 4.3l.8-.8',
  list: 'M4 5.5h12v11H4zM7 3.5h6v2.8H7zM7 10h6m-6 3h4',
  out: 'M8 5H4.8v10.2H15V12M11 4.5h4.5V9m-.2-4.3L9.5 10.5',
  pencil: 'm4 16 .8-3.3 8.7-8.7a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2l-8.7 8.7L4 16Z',
  plus: 'M10 4.5v11M4.5 10h11',
  right: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  school: 'M10 4 2 7.8l8 3.8 8-3.8L10 4ZM5 9.4v4c1.4 1.3 3 1.9 5 1.9s3.6-.6 5-1.9v-4',
  star: 'm10 2.6 2.25 4.8 5.2.7-3.8 3.6.95 5.2L10 14.35 5.4 16.9l.95-5.2-3.8-3.6 5.2-.7z',
  trash: 'M4 5.8h12M8 5.6V3.8h4v1.8M5.5 5.8l.7 10.4h7.6l.7-10.4M8.5 9v4.3m3-4.3v4.3',
  up: 'M10 13V4m-3.5 3.3L10 3.8l3.5 3.5M4 13.5V16h12v-2.5',
  user: 'M10 3.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM3.8 16.6c.8-3 3.2-4.6 6.2-4.6s5.4 1.6 6.2 4.6',
  work: 'M4.3 6.2h11.4a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H4.3a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5ZM7.3 6V3.9h5.4V6M3 10.6h14',
  x: 'm5.5 5.5 9 9m0-9-9 9',
} as const;
export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  small?: boolean;
}

/** Decoration only: the words beside it, or the button's label, say what it means. */
export function Icon({ name, small = false }: IconProps) {
  return (
    <svg className={small ? 'i s' : 'i'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
