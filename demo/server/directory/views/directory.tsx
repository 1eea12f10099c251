import { usePageThemes } from '../../../../src/shared/ui/themes/page-themes.ts';
import type { DirectoryEntry } from '../directory-entry.ts';
import type { ToolLink } from '../tool-links.ts';
import { DirectoryFooter } from './directory-footer.tsx';
import { DirectoryHeader } from './directory-header.tsx';
import { DirectoryMain } from './directory-main.tsx';

interface Props {
  sites: readonly DirectoryEntry[];
  links: readonly ToolLink[];
  addresses: {
    /** The installation's own host, such as `localhost:3000`. */
    host: string;
    /** The health endpoint; without it the state of the sites is not a link. */
    health?: string | undefined;
  };
  /** Says in the footer that everything here is invented. */
  demo?: boolean | undefined;
}

/** The installation's own page: every site it serves, and links to its tools for editors and developers. */
export function Directory({ sites, links, addresses, demo }: Props) {
  usePageThemes(sites.map(({ theme }) => theme));
  return (
    <div data-theme="forecourt" className="directory">
      <DirectoryHeader sites={sites} links={links} health={addresses.health} />
      <main id="main" tabIndex={-1}>
        <DirectoryMain sites={sites} />
      </main>
      <DirectoryFooter sites={sites} links={links} host={addresses.host} demo={demo} />
    </div>
  );
}
