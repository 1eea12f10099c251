import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Picture as PictureData } from '../../../shared/platform/picture.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { fields as declared } from './fields.ts';

type Fields = Resolved<typeof declared>;
type Props = { picture: PictureData; rows: Fields['rows']; towns: Fields['towns'] };

/**
 * The pins are drawn in the picture's own units and cropped exactly as the picture is,
 * so that they stay on their towns at every width.
 */
export function MapWithPins({ picture, rows, towns }: Props) {
  const unit = picture.width / 100;
  const at = (x: number, y: number) => `translate(${x * unit} ${(y / 100) * picture.height}) scale(${unit})`;
  return (
    <div className="relative h-105 overflow-hidden rounded-panel bg-stage max-sm:-mx-3 lg:sticky lg:top-24 lg:aspect-[9/8] lg:h-auto lg:self-start">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 58vw, 100vw"
        fit="cover"
        className="absolute inset-0"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {towns.map(({ name, count, side, x, y }) =>
          x === undefined || y === undefined ? null : (
            <g key={name} transform={at(x, y)}>
              <Town name={name} count={count} side={side} />
            </g>
          ),
        )}
        {rows.map(({ name, x, y }, index) =>
          x === undefined || y === undefined ? null : (
            <g key={name} transform={at(x, y)}>
              <Pin number={index + 1} first={index === 0} />
            </g>
          ),
        )}
      </svg>
    </div>
  );
}

function Pin({ number, first }: { number: number; first: boolean }) {
  return (
    <g className="max-sm:scale-150">
      <path
        d="M0 0C-.7-1.3-2.35-2.3-2.35-4.3a2.35 2.35 0 0 1 4.7 0C2.35-2.3.7-1.3 0 0Z"
        className={first ? 'fill-brand stroke-raised' : 'fill-ink stroke-raised'}
        strokeWidth=".4"
      />
      <text
        y="-3.7"
        textAnchor="middle"
        fontSize="1.9"
        className={cx('font-medium', first ? 'fill-white' : 'fill-raised')}
      >
        {number}
      </text>
    </g>
  );
}

type TownProps = Pick<Fields['towns'][number], 'name' | 'count' | 'side'>;

function Town({ name, count, side }: TownProps) {
  const radius = count ? 2 : 1;
  const left = side === 'left';
  const beside = radius + 1.3;
  return (
    <g className={cx(count && 'max-sm:scale-150')}>
      <circle r={radius} className="fill-ink stroke-raised" strokeWidth=".4" />
      {count && (
        <text y=".65" textAnchor="middle" fontSize="1.8" className="fill-raised">
          {count}
        </text>
      )}
      <text
        x={left ? -beside : beside}
        y=".7"
        textAnchor={left ? 'end' : 'start'}
        fontSize="1.9"
        className="fill-ink-muted max-sm:hidden"
      >
        {name}
      </text>
    </g>
  );
}
