import { cx } from '../../../../shared/ui/class-names.ts';
import type { TreadLevel, TyrePosition } from '../../flow/tread.ts';

/** Left edge and top of each tyre in the drawing. */
const tyres: Record<TyrePosition, { x: number; y: number }> = {
  frontLeft: { x: 52, y: 116 },
  frontRight: { x: 274, y: 116 },
  rearLeft: { x: 52, y: 488 },
  rearRight: { x: 274, y: 488 },
};

/** A line drawing of a car from above; its tyres show their state. Decorative: the cards beside it say the same. */
export function CarFromAbove({ levels }: { levels: Record<TyrePosition, TreadLevel | undefined> }) {
  return (
    <svg
      className="tyre-car col-span-full row-2 h-104 max-w-full justify-self-center sm:col-2 sm:row-[1/3] sm:h-auto sm:max-h-176 sm:w-full sm:self-center [&_*]:[vector-effect:non-scaling-stroke]"
      viewBox="0 0 360 724"
      aria-hidden="true"
    >
      <path
        className="hidden stroke-(--tyre-line) [stroke-dasharray:2_4] sm:inline"
        d="M0 162H52M308 162H360M0 534H52M308 534H360"
      />
      {Object.entries(tyres).map(([position, { x, y }]) => {
        const level = levels[position as TyrePosition];
        return (
          <g key={position} className={cx('tyre-car__tyre', `tyre-car__tyre--${level ?? 'none'}`)}>
            <rect x={x} y={y} width="34" height="92" rx="9" />
            {level && <path d={`M${x + 10} ${y + 6}v80M${x + 17} ${y + 6}v80M${x + 24} ${y + 6}v80`} />}
          </g>
        );
      })}
      <path
        className="fill-[color-mix(in_srgb,var(--on-brand)_5%,transparent)] stroke-on-brand [stroke-width:1.8]"
        d="M180 50C228 50 268 60 284 92 295 114 299 140 300 176 301 220 298 300 298 360 298 440 301 500 301 560 301 606 297 640 286 656 268 670 224 674 180 674 136 674 92 670 74 656 63 640 59 606 59 560 59 500 62 440 62 360 62 300 59 220 60 176 61 140 65 114 76 92 92 60 132 50 180 50Z"
      />
      <path
        className="fill-[color-mix(in_srgb,var(--tyre-deep)_55%,transparent)] [stroke-width:1]"
        d="M86 250C122 226 238 226 274 250L252 320C220 308 140 308 108 320Z"
      />
      <path
        className="fill-[color-mix(in_srgb,var(--tyre-deep)_55%,transparent)] [stroke-width:1]"
        d="M110 602C142 611 218 611 250 602L262 638C226 651 134 651 98 638Z"
      />
      <path
        className="fill-[color-mix(in_srgb,var(--tyre-deep)_55%,transparent)] [stroke-width:1]"
        d="M79 266C85 290 91 312 98 332L98 592C93 604 89 614 85 624 80 560 78 340 79 266ZM281 266C275 290 269 312 262 332L262 592C267 604 271 614 275 624 280 560 282 340 281 266Z"
      />
      <rect
        className="fill-[color-mix(in_srgb,var(--tyre-deep)_35%,transparent)] [stroke-width:1]"
        x="122"
        y="348"
        width="116"
        height="184"
        rx="14"
      />
      <path
        className="stroke-(--tyre-line) [stroke-width:1]"
        d="M116 232C112 176 120 118 138 74M244 232C248 176 240 118 222 74M62 268H79M281 268H298M62 424H98M262 424H298M61 548H98M262 548H299M98 664C140 656 220 656 262 664M134 60C160 56 200 56 226 60"
      />
      <path
        className="fill-brand"
        d="M62 264C48 256 36 258 34 268 33 276 46 280 61 278ZM298 264C312 256 324 258 326 268 327 276 314 280 299 278Z"
      />
      <path
        className="fill-on-brand [stroke:none]"
        d="M84 92C92 76 106 68 122 64 112 76 98 86 84 92ZM276 92C268 76 254 68 238 64 248 76 262 86 276 92Z"
      />
      <path
        className="stroke-on-brand [stroke-width:3]"
        d="M72 646C82 658 100 663 118 664M288 646C278 658 260 663 242 664"
      />
    </svg>
  );
}
