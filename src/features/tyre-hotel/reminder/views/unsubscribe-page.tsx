import type { Texts } from '../../../../shared/sites/texts.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';

/** One button: the link alone changes nothing, because mail scanners follow links. */
export function UnsubscribePage({ plate, path, texts }: { plate: string; path: string; texts: Texts }) {
  return (
    <>
      <h1 className="max-w-text">{texts('seasonLeaveTitle')}</h1>
      <p className="mt-6 max-w-text text-ink-muted text-lead">{texts('seasonLeaveText', { plate })}</p>
      <form method="post" action={path} className="mt-10">
        <Button type="submit">{texts('seasonLeaveButton')}</Button>
      </form>
    </>
  );
}

/** Also for a link that was used before. */
export function UnsubscribedPage({ homeHref, texts }: { homeHref: string; texts: Texts }) {
  return (
    <>
      <h1 className="max-w-text">{texts('seasonLeftTitle')}</h1>
      <p className="mt-6 max-w-text text-ink-muted text-lead">{texts('seasonLeftText')}</p>
      <p className="mt-10">
        <ButtonLink href={homeHref} kind="secondary">
          {texts('seasonLeaveHome')}
        </ButtonLink>
      </p>
    </>
  );
}
