import type { Crumb, PageContext } from '../../../../../shared/sites/page-context.ts';
import { BackLink } from '../../../../../shared/ui/back-link.tsx';
import { Breadcrumb } from '../../../../../shared/ui/breadcrumb.tsx';
import type { Car } from '../../../record/car.ts';

interface Props {
  car: Car;
  trail: readonly Crumb[];
  page: PageContext;
}

/** The back link and the breadcrumbs. */
export function BreadcrumbBar({ car, trail, page: { texts, href, site } }: Props) {
  return (
    <div className="not-on-paper flex items-center justify-between gap-x-8 gap-y-4 py-6">
      <BackLink href={href(site.pathToCarList || '/')}>{texts('carBackToList')}</BackLink>
      <Breadcrumb
        label={texts('breadcrumb')}
        trail={trail}
        current={car.version ?? car.model}
        className="max-md:hidden"
      />
    </div>
  );
}
