import { useId } from 'react';
import type { Link } from '../../../../shared/platform/fields/fields.ts';
import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { CallToAction } from '../../../../shared/ui/call-to-action.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Container, Section, SectionHead } from '../../../../shared/ui/section.tsx';
import type { CarOfTheWeek } from '../load-cars-of-the-week.ts';
import { WeekSlide } from './week-slide.tsx';

type Props = ViewProps<{ title: string; link: Link | undefined }, readonly CarOfTheWeek[]>;

/** The cars of the week, one large at a time. Until the script comes it is a row to scroll; one car is no row at all. */
export function CarsOfTheWeek({ fields: { title, link }, data: cars, page: { texts } }: Props) {
  const heading = useId();
  if (cars.length === 0) return null;
  const isRow = cars.length > 1;
  const all = link && <CallToAction link={link} kind="secondary" />;
  const arrows = isRow && (
    <div data-week-arrows="" className="scroll-arrows invisible">
      <IconButton data-previous="" label={texts('weekPrevious')} icon={<Icon name="arrow-left" />} />
      <IconButton data-next="" label={texts('weekNext')} icon={<Icon name="arrow-right" />} />
    </div>
  );
  return (
    <Section labelledBy={title ? heading : undefined} className="week">
      <div data-script={isRow ? 'car-of-the-week' : undefined} data-when="visible">
        {(title || all || arrows) && (
          <Container>
            <SectionHead
              id={heading}
              title={title}
              action={
                <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                  {all}
                  {arrows}
                </div>
              }
            />
          </Container>
        )}
        <div
          className="week__window [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto [overscroll-behavior-x:contain] data-ring:[scroll-snap-type:none] data-ring:overflow-hidden"
          data-week-window=""
        >
          <ul className="week__track flex [transform:translateX(calc((100vw-var(--slide))/2))]">
            {cars.map((car) => (
              <WeekSlide key={car.id} car={car} texts={texts} level={title ? 'h3' : 'h2'} />
            ))}
          </ul>
        </div>
        {isRow && <p role="status" className="sr-only" />}
      </div>
    </Section>
  );
}
