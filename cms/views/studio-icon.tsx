const paths = {
  chevron: 'm9 6 6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  away: 'M14 5h5v5M19 5l-9 9M17 14v5H5V7h5',
  tree: 'M4 5h16M8 12h12M12 19h8',
  signpost: 'M12 3v18M5 5h11l3 3-3 3H5zM19 14H9l-3 2.5L9 19',
  help: 'M9.5 9a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8M12 16.5v.5',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  pin: 'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  story: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3',
  words: 'M4 6h12M10 4v2M6 6c1 4 4 7 8 8M14 6c-1 4-4 8-9 9M13 20l4-9 4 9M14.5 17h5',
  check: 'm5 12 5 5 9-10',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  feed: 'M12 3v11M7.5 9.5 12 14l4.5-4.5M4 15v5h16v-5',
  move: 'M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v4M16 3v4',
} as const;

/** The few icons that Payload does not have, in the same weight. */
export function StudioIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
