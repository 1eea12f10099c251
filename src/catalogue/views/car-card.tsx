import type { Picture as PictureData } from '../../platform/picture.ts';
import type { Texts } from '../../sites/texts.ts';
import { Card, CardBody, CardFoot, CardLink, CardMedia, MissingPicture } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Car } from '../car.ts';
import { carName } from '../car-name.ts';
import { carPrice } from '../car-price.ts';

interface Props {
  car: Car;
  picture: PictureData | undefined;
  href: string;
  texts: Texts;
  /** How wide the picture stands, where that is not in a row to scroll. */
  sizes?: string | undefined;
  /** Among the first of its page: the picture is fetched at once. */
  early?: boolean | undefined;
}

const IN_A_ROW = '(min-width: 40rem) 330px, 82vw';

/** A car among others: picture, name, four facts, the price and where it stands. The whole card leads to its page (CARD-11). */
export function CarCard({ car, picture, href, texts, sizes = IN_A_ROW, early }: Props) {
  const price = carPrice(car);
  const facts = [car.car_year, car.car_mileage_text, car.car_fuel, car.car_gearbox].filter(Boolean);
  const [campaign] = car.car_campaigns;
  return (
    <Card>
      <CardMedia tags={campaign && <Tag look="campaign">{campaign}</Tag>}>
        {picture ? (
          <Picture picture={picture} sizes={sizes} fit="cover" priority={early} />
        ) : (
          <MissingPicture icon={<Icon name="car" />} text={texts('missingImageText')} />
        )}
      </CardMedia>
      <CardBody>
        <h3 className="text-subtitle">
          <CardLink href={href}>{carName(car)}</CardLink>
        </h3>
        <p className="text-small text-ink-muted">{car.car_version}</p>
        <ul className="mt-4 grid grid-cols-2 gap-x-4 text-small tabular-nums">
          {facts.map((fact) => (
            <li key={fact} className="border-line border-t py-2">
              {fact}
            </li>
          ))}
        </ul>
      </CardBody>
      <CardFoot>
        <Price
          now={price.now}
          was={price.before}
          wasLabel={texts('carPriceBefore')}
          note={price.withoutVat ? texts('carPriceWithoutVat') : undefined}
        />
        {car.car_site_city && (
          <p className="flex flex-none items-center gap-1.5 text-ink-muted">
            <Icon name="map-pin" size="small" />
            {car.car_site_city}
          </p>
        )}
      </CardFoot>
    </Card>
  );
}
