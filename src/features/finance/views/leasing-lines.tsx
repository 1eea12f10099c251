import type { LeasingLine } from '../leasing-lines.ts';

interface Props {
  title: string;
  lines: readonly LeasingLine[];
}

/** Further leasing options of one type (PLEAS-03). */
export function LeasingLines({ title, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <div className="finance__others">
      <p className="slider__label">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.title + line.monthlyCostText}>
            <span>{line.title}</span> <span className="num">{line.monthlyCostText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
