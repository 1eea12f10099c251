import { formatNumber } from '../../../../shared/sites/formats.ts';
import type { PageContext, ViewProps } from '../../../../shared/sites/page-context.ts';
import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import { CarRow } from '../../../cars/card/views/car-row.tsx';
import type { DealerPageContent } from '../dealer-page-content.ts';
import { dealershipCarsPath } from '../dealership-cars-path.ts';
import type { DealerPageData } from '../load-dealer-page.ts';
import { DealerHero } from './dealer-hero.tsx';
import { DepartmentRow } from './department-row.tsx';
import { DirectionsCard } from './directions-card.tsx';

export function DealerPage({ data, page }: Pick<ViewProps<unknown, DealerPageData>, 'data' | 'page'>) {
  return data.state === 'found' ? <FoundDealership {...data} page={page} /> : null;
}

/** Name and picture, contact facts, then the departments; the way there and to each of them stays beside them. */
function FoundDealership({ page, ...shown }: DealerPageContent & { page: PageContext }) {
  const { dealership, departments, arrivals, trail } = shown;
  const { texts, href } = page;
  return (
    <article>
      <Container>
        <div className="flex items-center justify-between gap-x-8 gap-y-4 py-6">
          <BackLink href={href(texts('siteListPath'))}>{texts('dealerBackToList')}</BackLink>
          <Breadcrumb
            label={texts('breadcrumb')}
            trail={trail}
            current={dealership.name}
            className="max-md:hidden"
          />
        </div>
        <DealerHero {...shown} page={page} />
        <div className="grid items-start gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-8 pt-[clamp(2rem,5.6vw,5rem)] pb-section xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="grid min-w-0 gap-8 xl:sticky xl:top-[calc(var(--header)+1.5rem)] xl:col-start-2 xl:gap-6">
            <DirectionsCard dealership={dealership} map={shown.map} page={page} />
            {departments.length > 1 && <DepartmentLinks departments={departments} page={page} />}
          </div>
          <div className="min-w-0 xl:col-start-1 xl:row-start-1">
            {departments.map((each, at) => (
              <DepartmentRow
                key={each.department.name}
                id={departmentAnchor(at)}
                dealership={dealership}
                shown={each}
                page={page}
              />
            ))}
          </div>
        </div>
      </Container>
      {arrivals.length > 0 && <Arrivals {...shown} page={page} />}
    </article>
  );
}

function DepartmentLinks({
  departments,
  page,
}: Pick<DealerPageContent, 'departments'> & { page: PageContext }) {
  return (
    <nav
      aria-label={page.texts('dealerDepartments')}
      className="flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {departments.map(({ department, words: { name } }, at) => (
        <a
          key={department.name}
          href={`#${departmentAnchor(at)}`}
          lang={name.lang}
          className="chip flex-none"
        >
          {name.text}
        </a>
      ))}
    </nav>
  );
}

function departmentAnchor(at: number): string {
  return `department-${at + 1}`;
}

function Arrivals({ dealership, arrivals, carCount, page }: DealerPageContent & { page: PageContext }) {
  const { site, texts, href, language } = page;
  const action = site.pathToCarList && (
    <ButtonLink href={href(dealershipCarsPath(site, dealership))} kind="secondary">
      {texts('dealerAllCars', { count: formatNumber(carCount ?? arrivals.length, language) })}
    </ButtonLink>
  );
  const title = texts('dealerArrivals');
  return (
    <div className="pb-section">
      <CarRow title={title} label={title} action={action} cards={arrivals} texts={texts} />
    </div>
  );
}
