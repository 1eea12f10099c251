import * as Plug from 'lucide-react/icons/plug';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { ConnectorIcon as ConnectorName } from '../location.ts';

/** The face of a CCS plug; a plain plug for what has no icon of its own (LOC-12). */
export function ConnectorIcon({ icon }: { icon: ConnectorName }) {
  const className = 'connector-icon flex-none text-brand-ink in-[.charger-row]:h-6 in-[.charger-row]:w-4.5';
  if (icon === '') return <IconShape of={Plug} className={className} />;
  const pins = icon === 'CCS2' ? ccs2Pins : ccs1Pins;
  return (
    <svg aria-hidden="true" viewBox="0 0 32 40" data-icon={icon} className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="1.8">
        <circle cx="16" cy="13" r="11" />
        <path d="M9.5 26h13c3 0 5 2.2 5 5v1.5a5.5 5.5 0 0 1-5.5 5.5H10a5.5 5.5 0 0 1-5.5-5.5V31c0-2.8 2-5 5-5Z" />
      </g>
      <g fill="currentColor">
        {pins.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
        <circle cx="10.8" cy="32" r="2.7" />
        <circle cx="21.2" cy="32" r="2.7" />
      </g>
    </svg>
  );
}

type Pin = readonly [x: number, y: number, radius: number];

const ccs2Pins: readonly Pin[] = [
  [12.2, 8.4, 1.5],
  [19.8, 8.4, 1.5],
  [9.8, 14, 1.9],
  [16, 14, 1.9],
  [22.2, 14, 1.9],
  [12.6, 19, 1.9],
  [19.4, 19, 1.9],
];

const ccs1Pins: readonly Pin[] = [
  [12, 9, 2.2],
  [20, 9, 2.2],
  [9.6, 15, 1.4],
  [22.4, 15, 1.4],
  [16, 18.6, 2.2],
];
