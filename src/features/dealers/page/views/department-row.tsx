import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { ContactRows } from '../../../../shared/ui/contact-rows.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Person } from '../../../../shared/ui/person.tsx';
import { Picture } from '../../../../shared/ui/picture.tsx';
import type { Dealership } from '../../dealership.ts';
import { personLabels } from '../../person-labels.ts';
import type { DepartmentContent } from '../dealer-page-content.ts';
import { DepartmentAction } from './department-action.tsx';
import { OpeningHours } from './opening-hours.tsx';

interface Props {
  id: string;
  dealership: Dealership;
  shown: DepartmentContent;
  page: PageContext;
}

/** A department between two hairlines; parts it does not have are left out (DSD-26). */
export function DepartmentRow({ id, dealership, shown, page }: Props) {
  const { department, brands } = shown;
  const { name, people } = shown.words;
  const { texts } = page;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-[clamp(2rem,4vw,4rem)] gap-y-6 border-line border-t py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-12"
    >
      <div>
        <h2 id={`${id}-title`} lang={name.lang}>
          {name.text}
        </h2>
        <ContactRows phone={department.phone} email={department.email} className="mt-5" />
        {brands.length > 0 && <Brands brands={brands} />}
        <DepartmentAction department={department} dealership={dealership} page={page} />
      </div>
      {department.openingschedule && <OpeningHours shown={shown} page={page} />}
      {people.length > 0 && (
        <details className="group border-line border-t md:col-span-2">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-medium hover:text-brand-ink [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{texts('dealerShowStaff', { count: people.length })}</span>
            <span className="hidden group-open:inline">{texts('dealerHideStaff')}</span>
            <Icon
              name="chevron-down"
              className="ml-auto transition-[rotate] duration-fast group-open:rotate-180"
            />
          </summary>
          <ul className="grid gap-x-gap pb-2 *:border-line *:border-t md:grid-cols-2">
            {people.map(({ name: fullName, title, phone, email }) => (
              <Person
                key={`${fullName} ${email}`}
                name={fullName}
                phone={phone}
                email={email}
                about={title?.text}
                aboutLanguage={title?.lang}
                labels={personLabels(fullName, texts)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Marks in black and white are drawn for dark ground; here they stand on paper. */
function Brands({ brands }: Pick<DepartmentContent, 'brands'>) {
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
      {brands.map(({ name, logo }) => (
        <li key={name} className="text-ink-muted text-small">
          {logo ? (
            <Picture
              picture={logo}
              sizes="72px"
              className="h-7 w-auto opacity-80 [filter:brightness(0)_var(--turned-marks,)]"
            />
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
