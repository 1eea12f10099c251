import { pick, pickSkewed, type Random, seededRandom } from './seeded-random.ts';

const makes =
  'Volvo Volkswagen Toyota Kia BMW Audi Mercedes-Benz Škoda Tesla Ford Nissan Renault Peugeot Seat Hyundai Mazda Opel Polestar Citroën Subaru MINI Fiat Honda Porsche Lexus Suzuki Dacia Cupra Jeep Saab Mitsubishi Jaguar Lynk Alfa MG'.split(
    ' ',
  );
const bodies = 'SUV Kombi Halvkombi Sedan Coupé Cabriolet Minibuss Pickup Skåpbil'.split(' ');
const fuels = 'Bensin Diesel El Laddhybrid Elhybrid Etanol Gas'.split(' ');
const colours = 'Svart Vit Grå Blå Röd Silver Grön Brun Beige Gul Orange Lila Guld Turkos'.split(' ');
const trims =
  'Momentum Inscription Summum Style GT R-Design Elegance Comfort Business Ultimate Sport Edition Premium Plus Pro Dynamic'.split(
    ' ',
  );
const syllables =
  'ka ro vi ta len sta bil mo ter fan ni gra del su per ko ru sa le an be då fi gö häl in jo kra lu mår nor öst par ring sol tur un val'.split(
    ' ',
  );

const wordRandom = seededRandom(7);
const word = (parts: number) => Array.from({ length: parts }, () => pick(wordRandom, syllables)).join('');
const named = (parts: number) => word(parts).replace(/^./, (first) => first.toUpperCase());
const distinct = (count: number, make: () => string): string[] => {
  const found = new Set<string>();
  while (found.size < count) found.add(make());
  return [...found];
};

const models = new Map(
  makes.map((make, at) => [
    make,
    Array.from({ length: 8 }, (_, n) => `${make.slice(0, 2).toUpperCase()}${word(1)}${10 * (n + 1) + at}`),
  ]),
);
const regions = distinct(21, () => named(3));
const cities = distinct(80, () => named(3));
const dealers = distinct(120, () => `${named(2)} Bil ${named(2)}`);
const equipment = distinct(200, () => named(2 + Math.floor(wordRandom() * 2)));
const vocabulary = distinct(8000, () => word(2 + Math.floor(wordRandom() * 3)));

export type BenchCar = ReturnType<typeof benchCar>;

/** The n-th car of the benchmark; a pure function of n. */
export function benchCar(n: number) {
  const random = seededRandom(Math.imul(n + 1, 0x9e3779b1));
  const car_brand = pickSkewed(random, makes);
  const car_model = pickSkewed(random, models.get(car_brand) ?? []);
  const dealer = Math.floor(random() ** 1.5 * dealers.length);
  const car_year = 2005 + Math.floor(Math.sqrt(random()) * 21);
  const car_mileage = Math.floor(random() * 2200 * (2026 - car_year));
  const car_power = 70 + Math.floor(random() * 400);
  const car_price = Math.max(
    15_000,
    Math.round((90_000 + (car_year - 2005) * 18_000 + random() * 250_000 - car_mileage * 0.3) / 100) * 100,
  );
  const isCampaign = random() < 0.15;
  const slug = `${car_brand}-${car_model}-${n}`.toLowerCase();
  return {
    car_id: String(1_000_000 + n),
    slug,
    car_brand,
    car_model,
    car_version: `${(1 + random() * 4).toFixed(1)} ${pick(random, trims)} ${pick(random, trims)} ${car_power}hk`,
    car_body: pickSkewed(random, bodies),
    car_fuel: pickSkewed(random, fuels),
    car_gearbox: random() < 0.7 ? 'Automat' : 'Manuell',
    car_drive: pick(random, ['Framhjulsdrift', 'Framhjulsdrift', 'Fyrhjulsdrift', 'Bakhjulsdrift']),
    car_color: pickSkewed(random, colours),
    car_year,
    car_seats: pick(random, [2, 4, 5, 5, 5, 5, 7, 9]),
    car_doors: pick(random, [2, 3, 4, 5, 5, 5]),
    car_condition: car_year > 2024 ? 'Ny' : 'Begagnad',
    car_is_used: car_year <= 2024,
    car_is_sample: false,
    car_vehicle_type: random() < 0.9 ? 'Personbil' : 'Transportbil',
    car_site_id: String(dealer),
    car_geocoord: benchPoint(dealer),
    car_site_name: dealers[dealer] as string,
    car_website_city: cities[dealer % cities.length] as string,
    car_site_city: cities[dealer % cities.length] as string,
    car_site_region: regions[dealer % regions.length] as string,
    car_price,
    car_price_text: `${car_price} kr`,
    car_price_currency: 'SEK',
    ...(isCampaign && { car_campaign_price: car_price - 5000 }),
    car_has_campaign_price: isCampaign,
    car_mileage,
    car_mileage_text: `${car_mileage} mil`,
    car_power,
    car_monthly_cost: Math.round(car_price / 84),
    ...(random() < 0.3 && { car_private_leasing_monthly_cost: 2000 + Math.floor(random() * 6000) }),
    car_regno: registration(random),
    car_publishdate: new Date(1_760_000_000_000 + Math.floor(random() * 4e10)).toISOString(),
    caroftheweek: random() < 0.001,
    car_primary_image: { thumbnail_url: `/bilder/${slug}/1.avif`, blur_data_url: '/bilder/b.webp' },
    car_images: Array.from({ length: 6 }, (_, image) => ({ original: `/bilder/${slug}/${image}.avif` })),
    car_equipment: distinct(15, () => pickSkewed(random, equipment)),
    car_description: Array.from({ length: 50 }, () => pickSkewed(random, vocabulary)).join(' '),
  };
}

/** The n-th point, spread over Sweden by the golden ratio. */
export function benchPoint(n: number): string {
  const [north, east] = [(n * 0.618_034) % 1, (n * 0.381_966 * 0.618_034) % 1];
  return `${(55.4 + north * 12).toFixed(5)},${(11.5 + east * 10).toFixed(5)}`;
}

export function* eachCar(cars: number): Iterable<BenchCar> {
  for (let n = 0; n < cars; n += 1) yield benchCar(n);
}

function registration(random: Random): string {
  const letter = () => pick(random, 'ABCDEFGHJKLMNOPRSTUWXYZ'.split(''));
  return `${letter()}${letter()}${letter()} ${100 + Math.floor(random() * 900)}`;
}
