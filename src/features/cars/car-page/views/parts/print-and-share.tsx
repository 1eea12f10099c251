import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { absoluteUrl } from '../../../../../shared/sites/site.ts';
import { CopyLink } from '../../../../../shared/ui/copy-link.tsx';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import type { Car } from '../../../record/car.ts';
import { carPath } from '../../../record/car-path.ts';

/** Take the car along: its address, or a sheet of paper for the kitchen table. */
export function PrintAndShare({ car, page }: { car: Car; page: PageContext }) {
  const { texts, site, language } = page;
  return (
    <p className="not-on-paper mt-4 flex items-center gap-2">
      <button
        type="button"
        data-script="print-button"
        aria-label={texts('detailPrint')}
        title={texts('detailPrint')}
        className="icon-button invisible"
      >
        <Icon name="printer" />
      </button>
      <CopyLink
        url={absoluteUrl(site, language, carPath(site, car))}
        label={texts('copyLink')}
        share={texts('detailShare')}
        done={texts('linkCopied')}
      />
    </p>
  );
}
