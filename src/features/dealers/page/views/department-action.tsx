import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import type { Dealership, Department } from '../../dealership.ts';
import { dealershipCarsPath } from '../dealership-cars-path.ts';
import { workshopBookingLink } from '../workshop-booking-link.ts';

interface Props {
  department: Department;
  dealership: Dealership;
  page: PageContext;
}

/** What can be done with a department from here: book its workshop, or see its new cars. */
export function DepartmentAction({ department, dealership, page: { site, texts, href } }: Props) {
  const booking = department.group === 'Workshop' ? workshopBookingLink(site, dealership) : undefined;
  if (booking)
    return (
      <ButtonLink href={href(booking)} className="mt-6 max-md:w-full">
        {texts('dealerBookWorkshop')}
      </ButtonLink>
    );
  // DSD-18, DSD-19: where the site's setting says so.
  if (department.group !== 'New cars' || !site.showsNewCarsInStock || !site.pathToCarList) return null;
  return (
    <ButtonLink
      href={href(dealershipCarsPath(site, dealership))}
      kind="secondary"
      iconAfter={<Icon name="arrow-right" />}
      className="mt-6 max-md:w-full"
    >
      {texts('dealerNewCarsInStock')}
    </ButtonLink>
  );
}
