import type { CountedAddress } from '../../../src/operations/addresses/address-hits.ts';
import type { OperationsOverview } from '../../../src/operations/overview/overview.ts';
import { StudioLink } from '../studio-link.tsx';
import { formatCount, formatDuration } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

export function AddressesPanel({ overview: { redirects, missing, at } }: { overview: OperationsOverview }) {
  const common: Column<CountedAddress>[] = [
    { title: 'Site', of: ({ site }) => site },
    { title: 'Hits', isFigure: true, of: ({ hits }) => formatCount(hits) },
    { title: 'Last', of: ({ lastAt }) => `${formatDuration(lastAt, at)} ago` },
  ];
  const missingColumns: Column<CountedAddress>[] = [
    { title: 'Address', of: ({ address }) => <code>{address}</code> },
    ...common,
    {
      title: '',
      of: (counted) => (
        <StudioLink href={newRedirectHref(counted)}>
          Make a redirect
          <span className="studio-hidden"> {`from ${counted.address}`}</span>
        </StudioLink>
      ),
    },
  ];
  const keyOf = ({ site, address }: CountedAddress) => `${site} ${address}`;
  return (
    <>
      <Panel id="operations-missing" title="Addresses that are not there">
        <PanelTable
          label="Addresses that are not there"
          columns={missingColumns}
          rows={missing}
          keyOf={keyOf}
          empty="Nobody asked for a page that is not there."
        />
      </Panel>
      <Panel id="operations-redirects" title="Redirects in use">
        <PanelTable
          label="Redirects in use"
          columns={[{ title: 'Rule', of: ({ address }) => <code>{address}</code> }, ...common]}
          rows={redirects}
          keyOf={keyOf}
          empty="No redirect has been used."
        />
      </Panel>
    </>
  );
}

function newRedirectHref({ site, address }: CountedAddress): string {
  return `/admin/collections/redirects/create?${new URLSearchParams({ site, source: address })}`;
}
