import type { CountedAddress } from '../../../src/features/operations/addresses/not-found-log.ts';
import type { OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import { StudioLink } from '../studio-link.tsx';
import { type Column, Panel, PanelTable } from './panel.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

export function AddressesPanel({ overview: { redirects, missing, at } }: { overview: OperationsOverview }) {
  const { texts, figures } = useOperationsTexts();
  const { addresses } = texts;
  const common: Column<CountedAddress>[] = [
    { title: texts.site, of: ({ site }) => site },
    { title: addresses.hits, isFigure: true, of: ({ hits }) => figures.count(hits) },
    { title: addresses.last, of: ({ lastAt }) => texts.ago(figures.duration(lastAt, at)) },
  ];
  const missingColumns: Column<CountedAddress>[] = [
    { title: addresses.address, of: ({ address }) => <code>{address}</code> },
    ...common,
    {
      title: '',
      of: (counted) => (
        <StudioLink href={newRedirectHref(counted)}>
          {addresses.makeRedirect}
          <span className="studio-hidden"> {addresses.from(counted.address)}</span>
        </StudioLink>
      ),
    },
  ];
  const keyOf = ({ site, address }: CountedAddress) => `${site} ${address}`;
  return (
    <>
      <Panel id="operations-missing" title={addresses.missing}>
        <PanelTable
          label={addresses.missing}
          columns={missingColumns}
          rows={missing}
          keyOf={keyOf}
          empty={addresses.noneMissing}
        />
      </Panel>
      <Panel id="operations-redirects" title={addresses.redirects}>
        <PanelTable
          label={addresses.redirects}
          columns={[{ title: addresses.rule, of: ({ address }) => <code>{address}</code> }, ...common]}
          rows={redirects}
          keyOf={keyOf}
          empty={addresses.noneUsed}
        />
      </Panel>
    </>
  );
}

function newRedirectHref({ site, address }: CountedAddress): string {
  return `/admin/collections/redirects/create?${new URLSearchParams({ site, source: address })}`;
}
