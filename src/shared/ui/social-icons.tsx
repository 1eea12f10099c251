import type { SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement>;

// Lucide draws no trade marks. These are our own, in its manner: 24 px, one line, round ends.
export function Facebook(props: Props) {
  return (
    <Outline {...props}>
      <path d="M14 21v-8h3l.6-3.6H14V7.2c0-1 .5-1.9 2-1.9h1.8V2.6A14 14 0 0 0 15 2.3c-2.9 0-4.7 1.7-4.7 4.6v2.5H7V13h3.3v8" />
    </Outline>
  );
}

export function Instagram(props: Props) {
  return (
    <Outline {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.9" cy="7.1" r=".6" />
    </Outline>
  );
}

export function Linkedin(props: Props) {
  return (
    <Outline {...props}>
      <path d="M4 9.5V20M4 4.6v.1M9.5 20V9.5M9.5 14c0-2.5 1.8-4.5 4.5-4.5 3 0 5 1.9 5 5V20" />
    </Outline>
  );
}

export function XNetwork(props: Props) {
  return (
    <Outline {...props}>
      <path d="M4 4h4.2L20 20h-4.2zM19.4 4l-6.5 7.2M10.9 13.1 4.6 20" />
    </Outline>
  );
}

export function Youtube(props: Props) {
  return (
    <Outline {...props}>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.3 9.2 4.7 2.8-4.7 2.8z" />
    </Outline>
  );
}

function Outline(props: Props) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}
