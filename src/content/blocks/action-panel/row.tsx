import { Icon } from '../../../shared/ui/icon.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

type Row = BlockProps<typeof fields>['fields']['rows'][number];

export function ActionRow({ icon, label, value, link }: Row) {
  const cells = (
    <>
      {icon && <Icon name={icon} />}
      <span className="grow">{label}</span>
      {value && <span className="text-right text-on-dark-soft tabular-nums">{value}</span>}
      {link && (
        <Icon
          name="arrow-right"
          className="transition-[translate] duration-fast ease-calm group-hover:translate-x-1"
        />
      )}
    </>
  );
  const row = 'flex items-center gap-4 py-[1.125rem]';
  return (
    <li className="border-line-on-dark border-b hover:border-on-dark">
      {link ? (
        <a href={link.href} className={`group ${row}`}>
          {cells}
        </a>
      ) : (
        <div className={row}>{cells}</div>
      )}
    </li>
  );
}
