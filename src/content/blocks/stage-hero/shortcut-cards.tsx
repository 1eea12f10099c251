import type { ReactNode } from 'react';
import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { fields as declared } from './fields.ts';

type Shortcut = Resolved<typeof declared>['ways'][number];

/** Overlaps the stage's lower edge: the search first, then shortcuts. */
export function ShortcutCards({ ways, children }: { ways: readonly Shortcut[]; children: ReactNode }) {
  const columns = ways.length > 3 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3';
  return (
    <div className="page-width relative z-1">
      <div className="-mt-12 grid gap-2 rounded-panel bg-raised p-2 text-ink shadow-float md:-mt-14 md:p-3">
        {children}
        {ways.length > 0 && (
          <ul className={cx('grid gap-1', columns)}>
            {ways.map((way) => (
              <li key={way.title}>
                <ShortcutCard way={way} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ShortcutCard({ way: { icon, title, text, link } }: { way: Shortcut }) {
  return (
    <a
      href={link?.href}
      className={cx(
        'group flex h-full items-center gap-4 rounded-card p-3 transition-colors duration-fast md:p-5',
        'hover:bg-brand hover:text-on-brand',
      )}
    >
      <span className="grid size-12 flex-none place-items-center rounded-full bg-brand-tint text-brand-ink transition-colors duration-fast group-hover:bg-on-brand/16 group-hover:text-on-brand">
        <Icon name={icon || 'arrow-right'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-subtitle">{title}</span>
        <span className="block text-ink-muted text-small transition-colors duration-fast group-hover:text-on-brand">
          {text}
        </span>
      </span>
      <Icon
        name="arrow-right"
        className="transition-transform duration-fast ease-calm group-hover:translate-x-1"
      />
    </a>
  );
}
