import type { PageContext } from '../../shared/sites/page-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { ErrorPage } from './error-page.tsx';
import type { NavigationItem } from './navigation.ts';
import { ShellLink } from './shell-link.tsx';

interface Props {
  page: Pick<PageContext, 'site' | 'texts' | 'href'>;
  navigation: readonly Pick<NavigationItem, 'title' | 'href' | 'target'>[] | null;
  /** Pages whose names resemble the address. */
  proposals: readonly { title: string; href: string }[];
}

/** 404, with pages that may have been meant, a search where cars are sold, and links to the site's main pages. */
export function NotFound({ page: { site, texts, href }, navigation, proposals }: Props) {
  return (
    <ErrorPage
      illustration="ends"
      heading={texts('notFoundHeading')}
      text={texts('notFoundText')}
      actions={
        <>
          {proposals.length > 0 && (
            <div className="mb-4 w-full">
              <h2 className="text-title">{texts('notFoundProposals')}</h2>
              <ul className="mt-4 flex flex-wrap gap-3">
                {proposals.map(({ title, href: to }) => (
                  <li key={to}>
                    <ButtonLink href={to} kind="secondary">
                      {title}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {site.pathToCarList && (
            <SearchBox
              action={href(site.pathToCarList)}
              label={texts('notFoundSearch')}
              button={texts('notFoundSearchButton')}
              hintPhone={texts('notFoundSearch')}
              look="panel"
              className="mb-4 w-full max-w-[36rem]"
            />
          )}
          {/* Beside the search it would be stretched to its height. */}
          <p className="w-full">
            <ButtonLink href={href('/')}>{texts('notFoundButton')}</ButtonLink>
          </p>
        </>
      }
      aside={
        navigation && (
          <ul className="border-line border-t">
            {navigation.map((item) => (
              <li key={item.href} className="border-line border-b">
                <ShellLink
                  link={item}
                  texts={texts}
                  className="group flex min-h-16 items-center justify-between gap-4 text-subtitle"
                >
                  <span className="decoration-1 underline-offset-4 group-hover:underline">{item.title}</span>
                  <Icon
                    name="arrow-right"
                    className="transition-[translate] duration-fast ease-calm group-hover:translate-x-1"
                  />
                </ShellLink>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
