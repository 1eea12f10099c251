import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { Axis } from './axis.tsx';
import { heightAt, type Point, smoothLine, toDrawingUnits } from './curve.ts';
import { fields } from './fields.ts';

export const block = { fields, view: Chart } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;
type Shown = Props['fields'];

const frame = { width: 1200, height: 260 };

function Chart({ fields }: Props) {
  const points = wholePoints(fields.points);
  if (points.length < 2) return null;
  const dark = fields.tone === 'dark';
  const top = fields.top ?? highest(points) * 1.08;
  return (
    <Section ground={dark ? 'ink' : 'paper'}>
      <Container>
        <figure className="relative pb-13">
          <figcaption className={cx('grid gap-1', startsLow(points, top) ? captionOverCurve : 'mb-6')}>
            <h2>{fields.title}</h2>
            {fields.text && <p className={dark ? 'text-on-dark-muted' : 'text-ink-muted'}>{fields.text}</p>}
          </figcaption>
          <Curve points={points} top={top} markAt={fields.mark.x} dark={dark} />
          <Axis points={points} ticks={fields.ticks} mark={fields.mark} dark={dark} />
          <TextAlternative points={points} fields={fields} />
        </figure>
      </Container>
    </Section>
  );
}

// A curve that starts low leaves its upper left corner free for the words.
const captionOverCurve = 'mb-4 sm:absolute sm:top-0 sm:left-0 sm:mb-0 sm:max-w-[60%]';

function startsLow(points: readonly Point[], top: number): boolean {
  return (points[0]?.y ?? 0) < top / 2;
}

// The accent where it can be seen on ink, white in the designs where it cannot (bmw, mini).
const signalOnInk = 'text-(color:--focus-on-dark)';

type CurveProps = { points: Point[]; top: number; markAt: number | undefined; dark: boolean };

function Curve({ points, top, markAt, dark }: CurveProps) {
  const line = smoothLine(toDrawingUnits(points, top, frame));
  const box = `0 0 ${frame.width} ${frame.height}`;
  return (
    <div className={cx('relative h-[clamp(11rem,20vw,17.5rem)]', dark ? signalOnInk : 'text-brand-ink')}>
      <svg
        viewBox={box}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full [mask-image:linear-gradient(to_bottom,rgb(0_0_0/.42),transparent)]"
      >
        <path d={`${line}V${frame.height}H0Z`} fill="currentColor" />
      </svg>
      <svg
        viewBox={box}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-current"
      >
        <path d={line} strokeWidth="3" vectorEffect="non-scaling-stroke" />
        {markAt !== undefined && (
          <path d={dropLine(points, top, markAt)} strokeDasharray="3 5" vectorEffect="non-scaling-stroke" />
        )}
      </svg>
    </div>
  );
}

function dropLine(points: readonly Point[], top: number, x: number): string {
  const marked = { x, y: heightAt(points, x) };
  const [, spot] = toDrawingUnits([points[0] ?? marked, marked, points.at(-1) ?? marked], top, frame);
  return spot ? `M${spot.x} ${spot.y}V${frame.height}` : '';
}

function TextAlternative({ points, fields }: { points: readonly Point[]; fields: Shown }) {
  return (
    <table className="sr-only">
      <caption>{fields.title}</caption>
      <thead>
        <tr>
          <th scope="col">{fields.xTitle}</th>
          <th scope="col">{fields.yTitle}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ x, y }) => (
          <tr key={x}>
            <th scope="row">{x}</th>
            <td>{y}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wholePoints(points: Shown['points']): Point[] {
  return points
    .flatMap(({ x, y }) => (x === undefined || y === undefined ? [] : [{ x, y }]))
    .sort((a, b) => a.x - b.x);
}

function highest(points: readonly Point[]): number {
  return Math.max(...points.map(({ y }) => y)) || 1;
}
