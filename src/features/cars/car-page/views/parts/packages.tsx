import type { Texts } from '../../../../../shared/sites/texts.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import type { Package } from '../../car-page-content.ts';
import { CarSection } from './car-section.tsx';

/** The same car in other packages (DET-15). */
export function Packages({ packages, texts }: { packages: readonly Package[]; texts: Texts }) {
  if (packages.length === 0) return null;
  return (
    <CarSection title={texts('detailPackages')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {packages.map(({ href, name, text }) => (
          <li key={href}>
            <a
              href={href}
              className="group flex items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 transition-colors duration-fast hover:border-ink"
            >
              <span>
                {name && <span className="block">{name}</span>}
                <span className={name ? 'text-ink-muted text-small' : undefined}>{text}</span>
              </span>
              <Icon
                name="arrow-right"
                className="transition-[translate] duration-fast group-hover:translate-x-[3px]"
              />
            </a>
          </li>
        ))}
      </ul>
    </CarSection>
  );
}
