import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './Segment.module.css';

interface SegmentProps<T extends string | number> {
  /** Left out inside a field, whose label names the group. */
  label?: string;
  value: T | null;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
  small?: boolean;
  /** Options without room go to a second row, instead of out of sight. */
  wrap?: boolean;
}

/** A choice of a few options, as joined toggle buttons. */
export function Segment<T extends string | number>({ label, value, options, onChange, small, wrap }: SegmentProps<T>) {
  return (
    <div
      className={clsx(style.segment, small && style.small, wrap && style.wrap)}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

interface SegmentLinksProps {
  label: string;
  /** The address of the current screen. */
  current: string;
  links: readonly { to: string; label: ReactNode }[];
}

/** A few related screens, as joined links. */
export const SegmentLinks = ({ label, current, links }: SegmentLinksProps) => (
  <nav className={style.segment} aria-label={label}>
    {links.map(({ to, label: words }) => (
      <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
);
