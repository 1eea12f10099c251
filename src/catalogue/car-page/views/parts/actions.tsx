import type { Texts } from '../../../../sites/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';

/** The two things a buyer wants next; both link to the form, with the matching box ticked (DET-08). Narrow
 * screens have the test drive in the bottom bar. */
export function Actions({ texts }: { texts: Texts }) {
  return (
    <div className="not-on-paper mt-6 grid gap-3 lg:grid-cols-2">
      <ButtonLink href="#contact-testdrive" wide className="max-lg:hidden">
        {texts('detailTestDrive')}
      </ButtonLink>
      <ButtonLink href="#contact-quote" kind="secondary" wide>
        {texts('detailQuote')}
      </ButtonLink>
    </div>
  );
}
