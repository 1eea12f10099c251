import type { AdminViewServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { readStudioSettings } from '../../settings.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites, type OwnSite } from '../own-sites.ts';
import { SiteChooser } from '../page-tree/site-chooser.tsx';
import { StudioPage } from '../studio-page.tsx';
import { type DealershipsResult, fetchDealerships } from './fetch-dealerships.ts';
import { dealershipsTexts } from './texts.ts';

const PATH = '/admin/dealerships';

/** The dealerships of one site, to look at: they come from the feed and are edited where it comes from. */
export function DealershipsView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} path={PATH} label={textsOf(view).heading}>
      <DealershipsOfSite {...view} />
    </StudioPage>
  );
}

function textsOf({ initPageResult: { req } }: AdminViewServerProps): Texts {
  return chooseText(dealershipsTexts, req.i18n.language);
}

async function DealershipsOfSite(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view;
  const { req } = initPageResult;
  const texts = textsOf(view);
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  if (!site) return <NoSites req={req} />;
  const { port } = readStudioSettings(process.env);
  const result = await fetchDealerships(new URL(site.url).host, port);
  return (
    <>
      <h1>{texts.heading}</h1>
      <p>{texts.fromFeed}</p>
      <SiteChooser sites={sites} site={site} path={PATH} />
      <Dealerships site={site} result={result} texts={texts} />
    </>
  );
}

type Texts = (typeof dealershipsTexts)['en'];
type Props = { site: OwnSite; result: DealershipsResult; texts: Texts };

function Dealerships({ site, result, texts }: Props) {
  if (result.state === 'failed') return <p>{texts.failed}</p>;
  if (result.state === 'none' || result.dealerships.length === 0) return <p>{texts.none}</p>;
  return (
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.address}</th>
          <th scope="col">{texts.telephone}</th>
          <th scope="col">{texts.now}</th>
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
