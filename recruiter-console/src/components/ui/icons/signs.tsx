/** What is done: arrows, marks, the tools of the editor. */
export const SIGNS = {
  alert: (
    <>
      <path d="M8 2.25 14.25 13H1.75z" />
      <path d="M8 6.5v3M8 11.25v.01" />
    </>
  ),
  ascending: <path d="M8 13V3.5M4.5 7 8 3.5 11.5 7" />,
  at: (
    <>
      <circle cx="8" cy="8" r="2.5" />
      <path d="M10.5 5.5v3.25c0 1.8 3 1.7 3-.75A5.5 5.5 0 1 0 11 12.6" />
    </>
  ),
  back: <path d="M13 8H3.5M7 4.25 3.25 8 7 11.75" />,
  bulletList: <path d="M6 4h7.5M6 8h7.5M6 12h7.5M2.75 4h.01M2.75 8h.01M2.75 12h.01" />,
  check: <path d="m3.5 8.5 3 3 6-6.5" />,
  close: <path d="m4.25 4.25 7.5 7.5M11.75 4.25l-7.5 7.5" />,
  code: <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
    </>
  ),
  dash: <path d="M4 8h8" />,
  descending: <path d="M8 3v9.5M4.5 9 8 12.5 11.5 9" />,
  down: <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />,
  download: <path d="M8 2.5v7.25M4.75 6.75 8 10l3.25-3.25M2.75 13.25h10.5" />,
  edit: <path d="M10.5 3.25 12.75 5.5 5.5 12.75H3.25V10.5z" />,
  eye: (
    <>
      <path d="M1.75 8S4 4 8 4s6.25 4 6.25 4S12 12 8 12 1.75 8 1.75 8Z" />
      <circle cx="8" cy="8" r="1.75" />
    </>
  ),
  filter: <path d="M2.5 4.5h11M4.75 8h6.5M6.75 11.5h2.5" />,
  highlight: <path d="m9.75 2.75 3.5 3.5L7.5 12H4v-3.5zM2.5 14h11" />,
  image: (
    <>
      <rect x="2.25" y="2.75" width="11.5" height="10.5" rx="1.5" />
      <circle cx="5.75" cy="6.25" r="1" />
      <path d="m2.75 12 3.5-3.25 2 1.75 2.5-2.75 3 3" />
    </>
  ),
  left: <path d="M9.75 4.5 6.25 8l3.5 3.5" />,
  link: (
    <path d="M6.75 9.25 9.25 6.75M7.25 4.75l1.1-1.1a2.83 2.83 0 0 1 4 4l-1.1 1.1M8.75 11.25l-1.1 1.1a2.83 2.83 0 0 1-4-4l1.1-1.1" />
  ),
  logout: <path d="M6.5 2.75h-3a1 1 0 0 0-1 1v8.5a1 1 0 0 0 1 1h3M10 5l3 3-3 3M13 8H6" />,
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />,
  numberedList: (
    <path d="M7 4h6.5M7 8h6.5M7 12h6.5M2.5 3.25 3.5 2.75v3M2.4 10.5c.3-.6 1.6-.6 1.6.2 0 .7-1.5 1.3-1.6 2.05H4" />
  ),
  open: <path d="M9.5 2.75h3.75V6.5M13 3 8.75 7.25M6.5 13.25H2.75V9.5M3 13l4.25-4.25" />,
  plus: <path d="M8 3.25v9.5M3.25 8h9.5" />,
  quote: <path d="M3 3.5v9M6 5h7.5M6 8h7.5M6 11h5" />,
  redo: <path d="M13 6H6.75a3.5 3.5 0 1 0 0 7H10M10.25 3.25 13 6l-2.75 2.75" />,
  rejected: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="m6 6 4 4M10 6l-4 4" />
    </>
  ),
  retry: <path d="M13.25 8a5.25 5.25 0 1 1-1.6-3.8M13.25 2.25v3h-3" />,
  right: <path d="M6.25 4.5 9.75 8l-3.5 3.5" />,
  rule: <path d="M2.5 8h11" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3 3" />
    </>
  ),
  star: <path d="m8 1.6 1.95 4.05 4.45.6-3.25 3.1.8 4.45L8 11.65 4.05 13.8l.8-4.45L1.6 6.25l4.45-.6z" />,
  subscript: <path d="m2.5 3 6 7M8.5 3l-6 7M11 10.2c.4-1 2.4-.9 2.4.4 0 1-2.2 1.6-2.4 2.9h2.5" strokeWidth="1.25" />,
  superscript: (
    <path d="m2.5 5.5 6 7M8.5 5.5l-6 7M11 3.2c.4-1 2.4-.9 2.4.4 0 1-2.2 1.6-2.4 2.9h2.5" strokeWidth="1.25" />
  ),
  trash: <path d="M2.75 4.25h10.5M6 4.25v-1.5h4v1.5M4 4.25l.5 9h7l.5-9" />,
  undo: <path d="M3 6h6.25a3.5 3.5 0 1 1 0 7H6M5.75 3.25 3 6l2.75 2.75" />,
  up: <path d="m4.5 9.5 3.5-3.5 3.5 3.5" />,
  upload: <path d="M8 10.25V3M4.75 5.75 8 2.5l3.25 3.25M2.75 13.25h10.5" />,
};
