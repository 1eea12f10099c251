import type { PriceComparison } from '../load-price-comparison.ts';

const COLUMNS = 36;
const STEP = 13;
const RADIUS = 5;
const LABEL_HEIGHT = 34;
/** So that no dot is cut at the ends, and the label of the car has room. */
const MARGIN_PERCENT = 3;
const LABEL_TURNS_AT = 18;

type Props = { comparison: PriceComparison; label: string; ownLabel: string };

/** A dot for each comparable car on the scale of prices, those of about the same price on top of each other. */
export function PricePlot({ comparison: { cars, own }, label, ownLabel }: Props) {
  const heights = new Map<number, number>();
  const dots = cars.map(({ id, at }) => {
    const column = Math.round(at * COLUMNS);
    const below = heights.get(column) ?? 0;
    heights.set(column, below + 1);
    return { id, x: toPercent(column / COLUMNS), below };
  });
  const floor = LABEL_HEIGHT + Math.max(3, ...heights.values()) * STEP;
  const ownX = toPercent(own);
  return (
    <svg
      role="img"
      aria-label={label}
      className="my-4 block w-full overflow-visible"
      width="100%"
      height={floor + RADIUS + 1}
    >
      {dots.map(({ id, x, below }) => (
        <circle
          key={id}
          className="fill-current text-ink-muted opacity-45"
          cx={`${x}%`}
          cy={floor - RADIUS - below * STEP}
          r={RADIUS}
        />
      ))}
      <g className="fill-current stroke-current text-brand-ink">
        <line x1={`${ownX}%`} x2={`${ownX}%`} y1={LABEL_HEIGHT - 10} y2={floor} strokeWidth="2" />
        <circle cx={`${ownX}%`} cy={floor - RADIUS} r={RADIUS + 2} stroke="none" />
        <text
          x={`${ownX}%`}
          y="14"
          stroke="none"
          textAnchor={anchorAt(ownX)}
          className="font-medium text-small"
        >
          {ownLabel}
        </text>
      </g>
    </svg>
  );
}

function toPercent(share: number): number {
  return Math.round((MARGIN_PERCENT + share * (100 - 2 * MARGIN_PERCENT)) * 10) / 10;
}

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < LABEL_TURNS_AT) return 'start';
  return percent > 100 - LABEL_TURNS_AT ? 'end' : 'middle';
}
