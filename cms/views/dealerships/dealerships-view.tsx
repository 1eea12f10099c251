import type { AdminViewServerProps } from 'payload';
import { readStudioSettings } from '../../settings.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites, type OwnSite } from '../own-sites.ts';
import { SiteChooser } from '../page-tree/site-chooser.tsx';
import { StudioPage } from '../studio-page.tsx';
import { type DealershipsResult, fetchDealerships } from './fetch-dealerships.ts';

const PATH = '/admin/dealerships';

/** The dealerships of one site, to look at: they come from the feed and are edited where it comes from. */
export function DealershipsView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} path={PATH} label="Dealerships">
      <DealershipsOfSite {...view} />
    </StudioPage>
  );
}

async function DealershipsOfSite({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  if (!site) return <NoSites user={req.user} />;
  const { port } = readStudioSettings(process.env);
  const result = await fetchDealerships(new URL(site.url).host, port);
  return (
    <>
      <h1>Dealerships</h1>
      <p>They come from the feed, and cannot be edited here.</p>
      <SiteChooser sites={sites} site={site} path={PATH} />
      <Dealerships site={site} result={result} />
    </>
  );
}

function Dealerships({ site, result }: { site: OwnSite; result: DealershipsResult }) {
  if (result.state === 'failed') return <p>The sites’ server does not respond. Try again in a moment.</p>;
  if (result.state === 'none' || result.dealerships.length === 0) return <p>This site has no dealerships.</p>;
  return (
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Address</th>
          <th scope="col">Telephone</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {result.dealerships.map(({ id, href, name, street, town, phone, opening }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`${site.url}${href}`} target="_blank" rel="noopener">
                {name}
              </a>
            </th>
            <td>
              {street}, {town}
            </td>
            <td>{phone}</td>
            <td>{opening?.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
