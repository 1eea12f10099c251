import type { Link } from '../../../../shared/platform/fields/fields.ts';
import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { CallToAction } from '../../../../shared/ui/call-to-action.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Container, Section, SectionHead } from '../../../../shared/ui/section.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { CarCard } from '../../card/views/car-card.tsx';
import { CarRow } from '../../card/views/car-row.tsx';
import type { CarTeaserData } from '../load-teaser.ts';

type CarTeaserFields = {
  title: string;
  text: string;
  link: Link | undefined;
  variant: 'Query' | 'Fixed ids';
};
type Props = ViewProps<CarTeaserFields, CarTeaserData | undefined>;

/** Some cars: those that fit, in a row to scroll; or those that an editor picked, side by side. */
export function CarTeaser({ fields: { title, text, link, variant }, data, page: { texts } }: Props) {
  if (!data) return null;
  const action = link && <CallToAction link={link} kind="secondary" />;
  const head = { title, lead: text, action };
  if (data.state === 'found' && data.cards.length > 0 && variant === 'Query')
    return (
      <Section>
        <CarRow {...head} label={title || texts('teaserCars')} cards={data.cards} texts={texts} />
      </Section>
    );
  return (
    <Section>
      <Container>
        {(title || action) && <SectionHead {...head} />}
        {data.state === 'failed' ? (
          <StateMessage level={3} title={texts('carListError')} icon={<Icon name="triangle-alert" />} />
        ) : data.cards.length === 0 ? (
          <StateMessage level={3} title={texts('noSearchResults')} icon={<Icon name="search" />} />
        ) : (
          <ul className="car-grid grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-gap">
            {data.cards.map((card) => (
              <li key={card.id} className="grid">
                <CarCard card={card} texts={texts} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}
