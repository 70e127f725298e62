import type { ReactElement } from 'react';

/** The sprite of the look: 16 px, 1.5 px stroke, round ends. */
export const ICONS = {
  alert: (
    <>
      <path d="M8 2.25 14.25 13H1.75z" />
      <path d="M8 6.5v3M8 11.25v.01" />
    </>
  ),
  archive: (
    <>
      <path d="M2.25 3.25h11.5v3H2.25zM3.25 6.25v6.5h9.5v-6.5M6.5 9h3" />
    </>
  ),
  ascending: (
    <>
      <path d="M8 13V3.5M4.5 7 8 3.5 11.5 7" />
    </>
  ),
  at: (
    <>
      <circle cx="8" cy="8" r="2.5" />
      <path d="M10.5 5.5v3.25c0 1.8 3 1.7 3-.75A5.5 5.5 0 1 0 11 12.6" />
    </>
  ),
  back: (
    <>
      <path d="M13 8H3.5M7 4.25 3.25 8 7 11.75" />
    </>
  ),
  bars: (
    <>
      <path d="M3.25 13V8.5M8 13V3M12.75 13V6" />
    </>
  ),
  briefcase: (
    <>
      <rect x="2.25" y="5" width="11.5" height="8.25" rx="1.5" />
      <path d="M5.75 5V3.75a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1V5M2.25 8.5h11.5" />
    </>
  ),
  bulletList: (
    <>
      <path d="M6 4h7.5M6 8h7.5M6 12h7.5M2.75 4h.01M2.75 8h.01M2.75 12h.01" />
    </>
  ),
  calendar: (
    <>
      <rect x="2.25" y="3.25" width="11.5" height="10.5" rx="1.5" />
      <path d="M2.25 6.5h11.5M5.25 1.75v2.5M10.75 1.75v2.5" />
    </>
  ),
  check: (
    <>
      <path d="m3.5 8.5 3 3 6-6.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 4.75V8l2.25 1.25" />
    </>
  ),
  close: (
    <>
      <path d="m4.25 4.25 7.5 7.5M11.75 4.25l-7.5 7.5" />
    </>
  ),
  code: (
    <>
      <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />
    </>
  ),
  columns: (
    <>
      <rect x="2.25" y="3" width="11.5" height="10" rx="1.5" />
      <path d="M6.25 3v10M9.75 3v10" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
    </>
  ),
  dash: (
    <>
      <path d="M4 8h8" />
    </>
  ),
  descending: (
    <>
      <path d="M8 3v9.5M4.5 9 8 12.5 11.5 9" />
    </>
  ),
  down: (
    <>
      <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
    </>
  ),
  download: (
    <>
      <path d="M8 2.5v7.25M4.75 6.75 8 10l3.25-3.25M2.75 13.25h10.5" />
    </>
  ),
  edit: (
    <>
      <path d="M10.5 3.25 12.75 5.5 5.5 12.75H3.25V10.5z" />
    </>
  ),
  eye: (
    <>
      <path d="M1.75 8S4 4 8 4s6.25 4 6.25 4S12 12 8 12 1.75 8 1.75 8Z" />
      <circle cx="8" cy="8" r="1.75" />
    </>
  ),
  file: (
    <>
      <path d="M9 1.75H4.75a1 1 0 0 0-1 1v10.5a1 1 0 0 0 1 1h6.5a1 1 0 0 0 1-1V5zM9 1.75V5h3.25" />
    </>
  ),
  filter: (
    <>
      <path d="M2.5 4.5h11M4.75 8h6.5M6.75 11.5h2.5" />
    </>
  ),
  folder: (
    <>
      <path d="M2.25 5V4.25a1 1 0 0 1 1-1H6L7.5 5h5.25a1 1 0 0 1 1 1v5.75a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1z" />
    </>
  ),
  github: (
    <>
      <path d="M6 13.75v-2c-2 .5-2.5-.9-2.5-.9M10 13.75V11.5c0-.6-.2-1-.5-1.25 1.75-.2 3.25-1 3.25-3.5a2.9 2.9 0 0 0-.75-1.95 2.6 2.6 0 0 0-.1-1.95s-.65-.2-2.05.75a7 7 0 0 0-3.7 0C4.75 2.65 4.1 2.85 4.1 2.85a2.6 2.6 0 0 0-.1 1.95 2.9 2.9 0 0 0-.75 1.95c0 2.5 1.5 3.3 3.25 3.5-.3.25-.5.65-.5 1.25" />
    </>
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M2.25 8h11.5M8 2.25c1.6 1.6 2.4 3.5 2.4 5.75S9.6 12.15 8 13.75C6.4 12.15 5.6 10.25 5.6 8S6.4 3.85 8 2.25z" />
    </>
  ),
  highlight: (
    <>
      <path d="m9.75 2.75 3.5 3.5L7.5 12H4v-3.5zM2.5 14h11" />
    </>
  ),
  image: (
    <>
      <rect x="2.25" y="2.75" width="11.5" height="10.5" rx="1.5" />
      <circle cx="5.75" cy="6.25" r="1" />
      <path d="m2.75 12 3.5-3.25 2 1.75 2.5-2.75 3 3" />
    </>
  ),
  inbox: (
    <>
      <path d="M2.25 8.75 4 3.25h8l1.75 5.5v4h-11.5zM2.25 8.75h3.5c0 1.25 1 2 2.25 2s2.25-.75 2.25-2h3.5" />
    </>
  ),
  left: (
    <>
      <path d="M9.75 4.5 6.25 8l3.5 3.5" />
    </>
  ),
  link: (
    <>
      <path d="M6.75 9.25 9.25 6.75M7.25 4.75l1.1-1.1a2.83 2.83 0 0 1 4 4l-1.1 1.1M8.75 11.25l-1.1 1.1a2.83 2.83 0 0 1-4-4l1.1-1.1" />
    </>
  ),
  linkedin: (
    <>
      <rect x="2.25" y="2.25" width="11.5" height="11.5" rx="2" />
      <path d="M5.25 7v4M5.25 5v.01M8 11V7M8 9c0-1.2.75-2 1.6-2s1.4.7 1.4 1.8V11" />
    </>
  ),
  lock: (
    <>
      <rect x="3.25" y="7" width="9.5" height="6.5" rx="1.25" />
      <path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" />
    </>
  ),
  logout: (
    <>
      <path d="M6.5 2.75h-3a1 1 0 0 0-1 1v8.5a1 1 0 0 0 1 1h3M10 5l3 3-3 3M13 8H6" />
    </>
  ),
  mail: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1.5" />
      <path d="m2.5 4.75 5.5 4 5.5-4" />
    </>
  ),
  more: (
    <>
      <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />
    </>
  ),
  numberedList: (
    <>
      <path d="M7 4h6.5M7 8h6.5M7 12h6.5M2.5 3.25 3.5 2.75v3M2.4 10.5c.3-.6 1.6-.6 1.6.2 0 .7-1.5 1.3-1.6 2.05H4" />
    </>
  ),
  open: (
    <>
      <path d="M9.5 2.75h3.75V6.5M13 3 8.75 7.25M6.5 13.25H2.75V9.5M3 13l4.25-4.25" />
    </>
  ),
  phone: (
    <>
      <path d="M5.9 2.75H3.75a1 1 0 0 0-1 1.1 10.5 10.5 0 0 0 9.4 9.4 1 1 0 0 0 1.1-1V10.1l-2.9-1.1-1.25 1.3a7.5 7.5 0 0 1-3.4-3.4L7 5.65z" />
    </>
  ),
  pin: (
    <>
      <path d="M8 14s4.5-3.9 4.5-7.25a4.5 4.5 0 1 0-9 0C3.5 10.1 8 14 8 14z" />
      <circle cx="8" cy="6.75" r="1.5" />
    </>
  ),
  plus: (
    <>
      <path d="M8 3.25v9.5M3.25 8h9.5" />
    </>
  ),
  qr: (
    <>
      <rect x="2.5" y="2.5" width="4" height="4" rx=".5" />
      <rect x="9.5" y="2.5" width="4" height="4" rx=".5" />
      <rect x="2.5" y="9.5" width="4" height="4" rx=".5" />
      <path d="M9.5 9.5h1.5v1.5M13.5 9.5v4M9.5 13.5h1.5" />
    </>
  ),
  quote: (
    <>
      <path d="M3 3.5v9M6 5h7.5M6 8h7.5M6 11h5" />
    </>
  ),
  redo: (
    <>
      <path d="M13 6H6.75a3.5 3.5 0 1 0 0 7H10M10.25 3.25 13 6l-2.75 2.75" />
    </>
  ),
  rejected: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m6 6 4 4M10 6l-4 4" />
    </>
  ),
  retry: (
    <>
      <path d="M13.25 8a5.25 5.25 0 1 1-1.6-3.8M13.25 2.25v3h-3" />
    </>
  ),
  right: (
    <>
      <path d="M6.25 4.5 9.75 8l-3.5 3.5" />
    </>
  ),
  rule: (
    <>
      <path d="M2.5 8h11" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3 3" />
    </>
  ),
  settings: (
    <>
      <circle cx="8" cy="8" r="2" />
      <path d="M8 1.75v1.5M8 12.75v1.5M1.75 8h1.5M12.75 8h1.5M3.6 3.6l1.05 1.05M11.35 11.35l1.05 1.05M3.6 12.4l1.05-1.05M11.35 4.65l1.05-1.05" />
    </>
  ),
  stageActive: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m5.6 8.2 1.7 1.7 3.1-3.5" />
    </>
  ),
  stageContract: (
    <>
      <path d="M4 2.5h5l3 3v8H4z" />
      <path d="m6 9.5 1.4 1.4 2.6-2.8" />
    </>
  ),
  stageLive: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 8V5a3 3 0 1 1-3 3z" fill="currentColor" strokeWidth="1" />
    </>
  ),
  stageNone: (
    <>
      <circle cx="8" cy="8" r="5.25" strokeDasharray="2.2 2.1" />
    </>
  ),
  stageOffer: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <circle cx="8" cy="8" r="2.5" fill="currentColor" strokeWidth="1" />
    </>
  ),
  stagePhone: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 8V5a3 3 0 0 1 3 3z" fill="currentColor" strokeWidth="1" />
    </>
  ),
  stageTest: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 5a3 3 0 0 1 0 6z" fill="currentColor" strokeWidth="1" />
    </>
  ),
  star: (
    <>
      <path d="m8 1.6 1.95 4.05 4.45.6-3.25 3.1.8 4.45L8 11.65 4.05 13.8l.8-4.45L1.6 6.25l4.45-.6z" />
    </>
  ),
  subscript: (
    <>
      <path d="m2.5 3 6 7M8.5 3l-6 7M11 10.2c.4-1 2.4-.9 2.4.4 0 1-2.2 1.6-2.4 2.9h2.5" strokeWidth="1.25" />
    </>
  ),
  superscript: (
    <>
      <path d="m2.5 5.5 6 7M8.5 5.5l-6 7M11 3.2c.4-1 2.4-.9 2.4.4 0 1-2.2 1.6-2.4 2.9h2.5" strokeWidth="1.25" />
    </>
  ),
  tasks: (
    <>
      <path d="m2.5 4.5 1.25 1.25L6 3.5M2.5 11l1.25 1.25L6 10M8.5 4.75h5M8.5 11.25h5" />
    </>
  ),
  trash: (
    <>
      <path d="M2.75 4.25h10.5M6 4.25v-1.5h4v1.5M4 4.25l.5 9h7l.5-9" />
    </>
  ),
  undo: (
    <>
      <path d="M3 6h6.25a3.5 3.5 0 1 1 0 7H6M5.75 3.25 3 6l2.75 2.75" />
    </>
  ),
  up: (
    <>
      <path d="m4.5 9.5 3.5-3.5 3.5 3.5" />
    </>
  ),
  upload: (
    <>
      <path d="M8 10.25V3M4.75 5.75 8 2.5l3.25 3.25M2.75 13.25h10.5" />
    </>
  ),
  users: (
    <>
      <circle cx="6" cy="5.75" r="2.5" />
      <path d="M1.5 13c.5-2.3 2.2-3.5 4.5-3.5s4 1.2 4.5 3.5M10.5 3.4a2.5 2.5 0 0 1 0 4.7M12.25 9.8c1.2.5 2 1.6 2.25 3.2" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export type IconName = keyof typeof ICONS;
