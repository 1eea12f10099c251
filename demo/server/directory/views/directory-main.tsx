import { type DirectoryEntry, inOrder } from '../directory-entry.ts';
import { headline, type Section, welcome } from '../texts.ts';
import { ParkingSpaces } from './parking-spaces.tsx';
import { SiteGroup } from './site-group.tsx';

const sections: readonly Section[] = ['Dealers', 'Carstore', 'Other businesses'];

/** The yard with its parking spaces, then every site again as a card. */
export function DirectoryMain({ sites }: { sites: readonly DirectoryEntry[] }) {
  const entries = inOrder(sites);
  return (
    <>
      <div className="on-dark overflow-hidden bg-dark text-on-dark">
        <Welcome entries={entries} />
        {entries.length > 0 && <ParkingSpaces entries={entries} />}
      </div>
      {entries.length > 0 && (
        <div id="sites" tabIndex={-1} className="page-width py-section outline-none">
          {sections.map((section) => (
            <SiteGroup
              key={section}
              section={section}
              entries={entries.filter(({ directory }) => directory.section === section)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Welcome({ entries }: { entries: readonly DirectoryEntry[] }) {
  const [first, second] = headline(entries.length);
  return (
    <div className="page-width grid items-end gap-x-16 gap-y-6 pt-[clamp(2.5rem,5.6vw,5rem)] pb-[clamp(2.5rem,4.2vw,3.75rem)] lg:grid-cols-[7fr_5fr]">
      <h1 className="font-heading text-[clamp(2.75rem,1.5rem+5.4vw,6rem)] leading-[0.98] tracking-[-0.04em]">
        {first}
        <br />
        {second}
      </h1>
      <p className="max-w-[27rem] text-lead leading-[1.55] text-on-dark-soft lg:justify-self-end">
        {welcome(entries)}
      </p>
    </div>
  );
}
