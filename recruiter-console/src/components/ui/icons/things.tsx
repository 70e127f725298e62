/** What things are: people, places, files, and the stages of a candidate. */
export const THINGS = {
  archive: <path d="M2.25 3.25h11.5v3H2.25zM3.25 6.25v6.5h9.5v-6.5M6.5 9h3" />,
  bars: <path d="M3.25 13V8.5M8 13V3M12.75 13V6" />,
  briefcase: (
    <>
      <rect x="2.25" y="5" width="11.5" height="8.25" rx="1.5" />
      <path d="M5.75 5V3.75a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1V5M2.25 8.5h11.5" />
    </>
  ),
  calendar: (
    <>
      <rect x="2.25" y="3.25" width="11.5" height="10.5" rx="1.5" />
      <path d="M2.25 6.5h11.5M5.25 1.75v2.5M10.75 1.75v2.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 4.75V8l2.25 1.25" />
    </>
  ),
  columns: (
    <>
      <rect x="2.25" y="3" width="11.5" height="10" rx="1.5" />
      <path d="M6.25 3v10M9.75 3v10" />
    </>
  ),
  file: <path d="M9 1.75H4.75a1 1 0 0 0-1 1v10.5a1 1 0 0 0 1 1h6.5a1 1 0 0 0 1-1V5zM9 1.75V5h3.25" />,
  folder: <path d="M2.25 5V4.25a1 1 0 0 1 1-1H6L7.5 5h5.25a1 1 0 0 1 1 1v5.75a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1z" />,
  github: (
    <path d="M6 13.75v-2c-2 .5-2.5-.9-2.5-.9M10 13.75V11.5c0-.6-.2-1-.5-1.25 1.75-.2 3.25-1 3.25-3.5a2.9 2.9 0 0 0-.75-1.95 2.6 2.6 0 0 0-.1-1.95s-.65-.2-2.05.75a7 7 0 0 0-3.7 0C4.75 2.65 4.1 2.85 4.1 2.85a2.6 2.6 0 0 0-.1 1.95 2.9 2.9 0 0 0-.75 1.95c0 2.5 1.5 3.3 3.25 3.5-.3.25-.5.65-.5 1.25" />
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M2.25 8h11.5M8 2.25c1.6 1.6 2.4 3.5 2.4 5.75S9.6 12.15 8 13.75C6.4 12.15 5.6 10.25 5.6 8S6.4 3.85 8 2.25z" />
    </>
  ),
  inbox: <path d="M2.25 8.75 4 3.25h8l1.75 5.5v4h-11.5zM2.25 8.75h3.5c0 1.25 1 2 2.25 2s2.25-.75 2.25-2h3.5" />,
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
  mail: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1.5" />
      <path d="m2.5 4.75 5.5 4 5.5-4" />
    </>
  ),
  phone: (
    <path d="M5.9 2.75H3.75a1 1 0 0 0-1 1.1 10.5 10.5 0 0 0 9.4 9.4 1 1 0 0 0 1.1-1V10.1l-2.9-1.1-1.25 1.3a7.5 7.5 0 0 1-3.4-3.4L7 5.65z" />
  ),
  pin: (
    <>
      <path d="M8 14s4.5-3.9 4.5-7.25a4.5 4.5 0 1 0-9 0C3.5 10.1 8 14 8 14z" />
      <circle cx="8" cy="6.75" r="1.5" />
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
  stageNone: <circle cx="8" cy="8" r="5.25" strokeDasharray="2.2 2.1" />,
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
  tasks: <path d="m2.5 4.5 1.25 1.25L6 3.5M2.5 11l1.25 1.25L6 10M8.5 4.75h5M8.5 11.25h5" />,
  users: (
    <>
      <circle cx="6" cy="5.75" r="2.5" />
      <path d="M1.5 13c.5-2.3 2.2-3.5 4.5-3.5s4 1.2 4.5 3.5M10.5 3.4a2.5 2.5 0 0 1 0 4.7M12.25 9.8c1.2.5 2 1.6 2.25 3.2" />
    </>
  ),
};
