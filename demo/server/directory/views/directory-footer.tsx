import { type DirectoryEntry, hostOf, inOrder } from '../directory-entry.ts';
import type { ToolLink } from '../tool-links.ts';
import { ToolLinks } from './tool-links.tsx';

interface Props {
  sites: readonly DirectoryEntry[];
  links: readonly ToolLink[];
  /** The installation's own host, such as `localhost:3000`. */
  host: string;
  demo?: boolean | undefined;
}

export function DirectoryFooter({ sites, links, host, demo }: Props) {
  return (
    <footer className="on-dark bg-dark text-on-dark">
      {links.length > 0 && (
        <div className="page-width grid gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-12 py-section lg:grid-cols-2">
          <ToolLinks audience="editors" links={links} />
          <ToolLinks audience="developers" links={links} />
        </div>
      )}
      <div className="page-width">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line-on-dark py-6 text-small leading-[1.55] text-on-dark-muted">
          <AddressLine host={host} example={hostUnder(host, sites)} />
          {demo && <p>Demo content. Companies, people and prices are invented.</p>}
        </div>
      </div>
    </footer>
  );
}

function AddressLine({ host, example }: { host: string; example: string | undefined }) {
  if (!example) return <p>Every site has its own address.</p>;
  return (
    <p>
      Every site has its own address under <span className="text-on-dark">{host}</span>, as in{' '}
      <span className="text-on-dark">{example}</span>
    </p>
  );
}

function hostUnder(host: string, sites: readonly DirectoryEntry[]): string | undefined {
  return inOrder(sites)
    .map(({ address }) => hostOf(address))
    .find((siteHost) => siteHost.endsWith(`.${host}`));
}
