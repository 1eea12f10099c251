import { cx } from '../../../../src/shared/ui/class-names.ts';
import { Sample, Sheet } from './sheet.tsx';

const six = [
  ['ink', 'bg-ink text-on-ink', 'Text'],
  ['brand', 'bg-brand text-on-brand', 'The act'],
  ['paper', 'bg-paper text-ink border border-line', 'The page'],
  ['accent', 'bg-accent text-on-accent', 'A signal'],
] as const;

const mixed = [
  ['surface', 'bg-surface'],
  ['stage-light', 'bg-stage-light'],
  ['stage', 'bg-stage'],
  ['stage-deep', 'bg-stage-deep'],
  ['brand-tint', 'bg-brand-tint'],
  ['accent-tint', 'bg-accent-tint'],
  ['danger-tint', 'bg-danger-tint'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['line-field', 'bg-line-field'],
  ['ink-faint', 'bg-ink-faint'],
  ['ink-muted', 'bg-ink-muted'],
] as const;

export function Colours() {
  return (
    <Sheet id="colours" title="Colour and shape" note="A theme names these; the rest is mixed from them.">
      <ul className="grid grid-cols-2 gap-gap lg:grid-cols-4">
        {six.map(([name, look, use]) => (
          <li key={name} className={cx('flex h-40 flex-col justify-end rounded-card p-5', look)}>
            <span className="text-subtitle">{name}</span>
            <span className="text-small">{use}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-3 gap-x-gap gap-y-5 sm:grid-cols-4 xl:grid-cols-6">
        {mixed.map(([name, look]) => (
          <li key={name} className="grid gap-2">
            <span className={cx('h-14 rounded-field border border-line', look)} />
            <span className="text-ink-muted text-micro">{name}</span>
          </li>
        ))}
      </ul>
      <Sample name="Corners and the one shadow" className="grid grid-cols-2 gap-gap sm:grid-cols-4">
        <Shape name="Field" look="rounded-field border border-line" />
        <Shape name="Card" look="rounded-card border border-line" />
        <Shape name="Panel" look="rounded-panel border border-line" />
        <Shape name="Float" look="rounded-card shadow-float" />
      </Sample>
    </Sheet>
  );
}

function Shape({ name, look }: { name: string; look: string }) {
  return <span className={cx('grid h-28 place-items-center bg-surface text-small', look)}>{name}</span>;
}
