import type { Texts } from '../../../../shared/sites/texts.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';

/** The same for a wrong link, one of another site and one that never was. */
export function NotFoundPage({ homeHref, texts }: { homeHref: string; texts: Texts }) {
  return (
    <>
      <h1 className="max-w-text">{texts('bookingManageNotFound')}</h1>
      <p className="mt-6 max-w-text text-ink-muted text-lead">{texts('bookingManageNotFoundText')}</p>
      <p className="mt-10">
        <ButtonLink href={homeHref} kind="secondary">
          {texts('bookingManageHome')}
        </ButtonLink>
      </p>
    </>
  );
}
