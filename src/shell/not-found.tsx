import type { PageContext } from '../sites/page-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorPage } from './error-page.tsx';
import type { NavigationItem } from './navigation.ts';
import { ShellLink } from './shell-link.tsx';

interface Props {
  page: Pick<PageContext, 'texts' | 'href'>;
  navigation: readonly Pick<NavigationItem, 'title' | 'href' | 'target'>[] | null;
}

/** 404, with links to the site's main pages. */
export function NotFound({ page: { texts, href }, navigation }: Props) {
  return (
    <ErrorPage
      illustration="ends"
      heading={texts('notFoundHeading')}
      text={texts('notFoundText')}
      actions={<ButtonLink href={href('/')}>{texts('notFoundButton')}</ButtonLink>}
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
