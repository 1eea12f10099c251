import type { Language } from '../../../shared/sites/languages.ts';
import type { MonthlyCost } from '../../finance/plans/finance-plan.ts';
import type { CarPrice } from '../../pricing/price-text.ts';
import type { CarPicture } from './car-picture.ts';

/** Everything a card shows, formatted for the site; built on the server for pages and islands alike. */
export type CarCardData = {
  id: string;
  href: string;
  /** 'Volvo XC60' */
  name: string;
  version: string | undefined;
  /** Of the version, where it is not the page's language. */
  feedLanguage?: Language | undefined;
  /** '2023', '2 400 mil', 'Diesel, automat': what is known of year, mileage, fuel and gearbox, or of a car with a plug its range. */
  facts: readonly string[];
  price: CarPrice;
  /** Monthly costs by loan and leasing. */
  monthly: readonly MonthlyCost[];
  /** The conditions behind the figures, whole; the card cuts them (CARD-05, CARD-06). */
  note: string | undefined;
  marks: readonly { look: 'campaign' | 'plain'; text: string; lang?: Language | undefined }[];
  city: string | undefined;
  /** From the place that the visitor chose: '12 km away'. */
  distance?: string | undefined;
  /** The first few, shown one by one on hover. */
  pictures: readonly CarPicture[];
  pictureCount: number;
  /** Blur placeholder of the first picture, as a data URI. */
  blur?: string | undefined;
  /** A 360° spin shows it from all sides. */
  has360?: true | undefined;
};

/** The card with all pictures, equipment and technical data: for comparison and gallery. */
export type DetailedCar = CarCardData & {
  allPictures: readonly CarPicture[];
  equipment: readonly string[];
  /** Of its equipment, what is not in the page's language but in `feedLanguage`. */
  foreignEquipment?: readonly string[] | undefined;
  /** What the feed says it does not have. */
  missingEquipment?: readonly string[] | undefined;
  technicalData: readonly { label: string; value: string }[];
  /** The API path of its video and spins, if there are any. */
  mediaAddress?: string | undefined;
};
