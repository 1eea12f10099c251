import type { Texts } from '../../../../../shared/sites/texts.ts';
import { ButtonLink } from '../../../../../shared/ui/button.tsx';

/** The two things a buyer wants next; both link to the form, with the matching box ticked (DET-08). Narrow
 * screens have the test drive in the bottom bar. */
export function Actions({ texts }: { texts: Texts }) {
  return (
    <div className="not-on-paper mt-6 flex flex-wrap gap-3">
      <ButtonLink href="#contact-testdrive" className="grow px-5 max-lg:hidden">
        {texts('detailTestDrive')}
      </ButtonLink>
      <ButtonLink href="#contact-quote" kind="secondary" className="grow px-5">
        {texts('detailQuote')}
      </ButtonLink>
    </div>
  );
}
