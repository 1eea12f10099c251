import type { LeasingLine } from '../leasing-lines.ts';

interface Props {
  title: string;
  lines: readonly LeasingLine[];
}

/** Further leasing options of one type (PLEAS-03). */
export function LeasingLines({ title, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <div className="finance__others [&_li:last-child]:border-b-0">
      <p className="slider__label">{title}</p>
      <ul>
        {lines.map((line) => (
          <li
            className="flex justify-between gap-4 border-b border-b-line py-2 text-size-small"
            key={line.title + line.monthlyCostText}
          >
            <span>{line.title}</span> <span className="num">{line.monthlyCostText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
