import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import type { Car } from '../../record/car.ts';
import { carName } from '../../record/car-name.ts';
import { carListPath } from '../../record/car-path.ts';
import type { Suggestions } from '../suggestions.ts';
import { OtherCars } from './parts/other-cars.tsx';

interface Props {
  sold: Car | undefined;
  suggestions: Suggestions;
  text: string;
  page: PageContext;
}

/** The car is sold or unknown: suggestions, and a link to the list (DET-26). */
export function MissingCar({ sold, suggestions, text, page }: Props) {
  const { texts, href, site } = page;
  const own = sold ? texts('carSoldText', { car: carName(sold) }) : texts('carNotFoundText');
  return (
    <>
      <Container className="pt-[clamp(3rem,7vw,6rem)]">
        <h1 className="max-w-[14em]">{texts(sold ? 'carSoldHeading' : 'carDetailNotFoundHeading')}</h1>
        <p className="mt-6 max-w-[36rem] text-ink-muted text-lead">{text || own}</p>
        {site.pathToCarList && (
          <p className="mt-8">
            <ButtonLink href={href(carListPath(site, suggestions.keyphrase))}>
              {texts('carShowAllLike')}
            </ButtonLink>
          </p>
        )}
      </Container>
      <OtherCars title={texts('carSuggestions')} cards={suggestions.cards} page={page} />
    </>
  );
}
