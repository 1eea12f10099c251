import type { Texts } from '../../../shared/sites/texts.ts';
import { backArrow } from '../../../shared/ui/back-link.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Container } from '../../../shared/ui/section.tsx';
import type { StoryNavigationData } from '../load-story-navigation.ts';

type Props = StoryNavigationData & { texts: Texts; shifted: boolean };

/** Link to all stories on the left, previous and next on the right; with a margin below a header over the content. */
export function NavigationRow({ back, previous, next, texts, shifted }: Props) {
  return (
    <Container>
      <nav
        aria-label={texts('storyNeighbours')}
        className={cx(
          'flex items-center justify-between gap-4 py-3 sm:py-5',
          'in-data-[header=over]:mt-header',
          shifted && 'mt-header',
        )}
      >
        <a href={back} className={step} data-back>
          {backArrow}
          {texts('storyBack')}
        </a>
        <div className="flex gap-1 max-sm:-mr-3.5 sm:gap-6">
          {previous && (
            <a href={previous.href} rel="prev" className={step}>
              {backArrow}
              <span className="max-sm:sr-only">{texts('storyPrevious')}</span>
            </a>
          )}
          {next && (
            <a href={next.href} rel="next" className={step}>
              <span className="max-sm:sr-only">{texts('storyNext')}</span>
              <Icon
                name="arrow-right"
                size="small"
                className="transition-[translate] duration-fast group-hover:translate-x-[3px]"
              />
            </a>
          )}
        </div>
      </nav>
    </Container>
  );
}

const step =
  'group inline-flex min-h-11 items-center gap-2 font-medium text-small max-sm:min-w-11 max-sm:data-back:justify-start max-sm:justify-center';
