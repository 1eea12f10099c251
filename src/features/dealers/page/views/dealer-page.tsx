import type { ReactNode } from 'react';
import type { PageContext, ViewProps } from '../../../../shared/sites/page-context.ts';
import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import type { DealerPageContent } from '../dealer-page-content.ts';
import type { DealerPageData } from '../load-dealer-page.ts';
import { DealerHero } from './dealer-hero.tsx';
import { DepartmentRow } from './department-row.tsx';
import { DirectionsCard } from './directions-card.tsx';

/** What the cars of a dealership add to its page. */
type CarSlots = { carCount: number | undefined; arrivals: ReactNode };

type Props = Pick<ViewProps<unknown, DealerPageData>, 'data' | 'page'> & CarSlots;

export function DealerPage({ data, page, ...cars }: Props) {
  return data.state === 'found' ? <FoundDealership {...data} {...cars} page={page} /> : null;
}

/** Name and picture, contact facts, then the departments; the way there and to each of them stays beside them. */
function FoundDealership({ page, arrivals, ...shown }: DealerPageContent & CarSlots & { page: PageContext }) {
  const { dealership, departments, facts, trail } = shown;
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
            <Facts facts={facts} page={page} />
          </div>
        </div>
      </Container>
      {arrivals}
    </article>
  );
}

/** What extensions say of the dealership. */
function Facts({ facts, page }: Pick<DealerPageContent, 'facts'> & { page: PageContext }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-8 border-line border-t pt-6 md:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 py-3">
          <dt className="text-ink-muted text-small">{page.texts(label)}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
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
