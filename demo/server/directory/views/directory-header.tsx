import { cx } from '../../../../src/shared/ui/class-names.ts';
import { ForecourtMark } from '../../../../src/shared/ui/forecourt-mark.tsx';
import type { DirectoryEntry } from '../directory-entry.ts';
import { openState } from '../texts.ts';
import { type Audience, linksForAudience, type ToolLink } from '../tool-links.ts';

interface Props {
  sites: readonly DirectoryEntry[];
  links: readonly ToolLink[];
  health?: string | undefined;
}

const audiences: readonly { audience: Audience; name: string }[] = [
  { audience: 'editors', name: 'Editors' },
  { audience: 'developers', name: 'Developers' },
];

export function DirectoryHeader({ sites, links, health }: Props) {
  const parts = audiences.filter(({ audience }) => linksForAudience(audience, links).length > 0);
  return (
    <header className="on-dark bg-dark text-on-dark">
      {sites.length > 0 && (
        <a href="#sites" className="skip-link bg-accent text-on-accent">
          Skip to the sites
        </a>
      )}
      <div className="page-width flex h-header items-center gap-[clamp(1.5rem,3vw,3rem)]">
        <a
          href="/"
          aria-label="Forecourt, this page"
          className="flex items-center gap-3 py-1 text-subtitle font-medium tracking-[-0.02em]"
        >
          <ForecourtMark className="h-6 w-8" />
          Forecourt
        </a>
        <nav aria-label="This page" className="max-md:hidden">
          <ul className="flex gap-[clamp(1.25rem,2.1vw,2rem)]">
            {sites.length > 0 && <NavigationLink href="#sites" name="Sites" />}
            {parts.map(({ audience, name }) => (
              <NavigationLink key={audience} href={`#${audience}`} name={name} />
            ))}
          </ul>
        </nav>
        {sites.length > 0 && <OpenState sites={sites} health={health} />}
      </div>
    </header>
  );
}

function NavigationLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a href={href} className="directory-nav-link">
        {name}
      </a>
    </li>
  );
}

function OpenState({ sites, health }: Omit<Props, 'links'>) {
  const allOpen = sites.every(({ open }) => open);
  const state = (
    <>
      <span
        className={cx(
          'size-2 rounded-full ring-4',
          allOpen ? 'bg-ok ring-ok/22' : 'bg-accent ring-accent/22',
        )}
      />
      {openState(sites)}
    </>
  );
  const looks = 'ml-auto flex min-h-8 items-center gap-2.5 text-micro whitespace-nowrap sm:text-small';
  if (!health) return <p className={looks}>{state}</p>;
  return (
    <a href={health} className={cx(looks, 'decoration-1 underline-offset-4 hover:underline')}>
      {state}
    </a>
  );
}
