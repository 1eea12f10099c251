import type { ReactNode } from 'react';

export type RoadLineKind = 'ends' | 'stalls' | 'queues';

/** The illustration of error pages: a line from the left edge of the page to the end of the text column. */
export function RoadLine({ kind }: { kind: RoadLineKind }) {
  return (
    <svg
      viewBox="0 0 960 24"
      aria-hidden="true"
      className="block h-6 w-[60rem] max-w-full"
      preserveAspectRatio="xMaxYMid slice"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1">
        {drawings[kind]}
      </g>
    </svg>
  );
}

const drawings = {
  ends: (
    <>
      <path d="M0 12H936" />
      <circle cx="944" cy="12" r="7" className="fill-accent" stroke="none" />
    </>
  ),
  stalls: (
    <>
      <path d="M0 12H700" />
      <path d="M700 12h236" strokeDasharray="2 14" strokeLinecap="round" strokeWidth="2" />
      <circle cx="700" cy="12" r="7" className="fill-accent" stroke="none" />
    </>
  ),
  queues: (
    <>
      <path d="M0 12H620" />
      {[640, 664, 688, 712, 736, 760].map((x) => (
        <circle key={x} cx={x} cy="12" r="6.5" />
      ))}
      <circle cx="790" cy="12" r="7" className="fill-accent" stroke="none" />
      <path d="M814 12H960" />
    </>
  ),
} satisfies Record<RoadLineKind, ReactNode>;
