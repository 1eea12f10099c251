import { gzipSync } from 'node:zlib';
import { workbook, zipFile } from '../../reading/testing/zip-file.ts';
import { type FeedPlace, monthOf, type StockCar, truth } from './stock.ts';

type Truth = (car: StockCar, place: FeedPlace) => unknown;

/** An invented dealer and the feed that its system writes. */
export type Dealer = {
  name: string;
  place: FeedPlace;
  write: (cars: readonly StockCar[]) => Buffer;
  /** The fields that the feed says something of, and what is true where the feed says less. */
  says: Readonly<Record<string, Truth>>;
};

const saying = (fields: string, more: Record<string, Truth> = {}): Dealer['says'] => {
  const named = fields.split(' ').map((field) => [field, truth[field] ?? (() => undefined)] as const);
  return { ...Object.fromEntries(named), ...more };
};

const usual =
  'car_id car_brand car_model car_version car_year car_price car_fuel car_gearbox car_color car_mileage';

export const dealers: readonly Dealer[] = [
  {
    name: 'Bilhallen i Uppland: CSV with semicolons and a title, windows-1252, Swedish miles',
    place: { language: 'sv', country: 'SE' },
    says: saying(
      `${usual} car_firstregistration car_power car_images car_regno car_body car_drive car_equipment`,
    ),
    write: (cars) =>
      table(
        cars,
        [
          ['Lagernr', ({ id }) => id],
          ['Regnr', ({ plate }) => `${plate.slice(0, 3)} ${plate.slice(3)}`],
          ['Märke', ({ make }) => make.toUpperCase()],
          ['Modell', ({ model }) => model],
          ['Utförande', ({ version }) => version],
          ['Årsmodell', ({ year }) => String(year)],
          ['Miltal', ({ km }) => grouped(Math.round(km / 10), ' ')],
          ['Pris (kr)', ({ price }) => `${grouped(price, ' ')} kr`],
          [
            'Drivmedel',
            ({ fuel }) =>
              ({
                petrol: 'Bensin',
                diesel: 'Diesel',
                electric: 'El',
                plugin: 'Laddhybrid',
                hybrid: 'Elhybrid',
              })[fuel],
          ],
          ['Växellåda', ({ gearbox }) => (gearbox === 'auto' ? 'Automat' : 'Manuell')],
          [
            'Kaross',
            ({ body }) => ({ hatchback: 'Halvkombi', saloon: 'Sedan', estate: 'Kombi', suv: 'SUV' })[body],
          ],
          [
            'Drivning',
            ({ drive }) => ({ fwd: 'Framhjulsdrift', rwd: 'Bakhjulsdrift', awd: 'Fyrhjulsdrift' })[drive],
          ],
          [
            'Färg',
            ({ colour }) =>
              ({ white: 'Vit', black: 'Svart', grey: 'Grå', blue: 'Blå', red: 'Röd', silver: 'Silver' })[
                colour
              ],
          ],
          ['Effekt (hk)', ({ hp }) => String(hp)],
          ['Datum i trafik', ({ registered }) => registered],
          ['Utrustning', ({ equipment }) => equipment.join(', ')],
          ['Bilder', ({ pictures }) => pictures.join(' ')],
        ],
        {
          delimiter: ';',
          above: 'Bilhallen i Uppland AB - lagerlista\r\n\r\n',
          encode: (text) => Buffer.from(text.replaceAll('Š', 'S'), 'latin1'),
        },
      ),
  },
  {
    name: 'Fjordbil: XML with attributes and nested lists, ISO 8859-1, Norwegian',
    place: { language: 'nb', country: 'NO' },
    says: saying(
      `${usual} car_firstregistration car_power car_images car_body car_description car_equipment car_seats`,
    ),
    write: (cars) => {
      const items = cars.map((car) => {
        const fuel = {
          petrol: 'Bensin',
          diesel: 'Diesel',
          electric: 'El',
          plugin: 'Ladbar hybrid',
          hybrid: 'Hybrid',
        }[car.fuel];
        const body = {
          hatchback: 'Kombi 5-dørs',
          saloon: 'Sedan',
          estate: 'Stasjonsvogn',
          suv: 'SUV/Offroad',
        }[car.body];
        const colour = {
          white: 'Hvit',
          black: 'Svart',
          grey: 'Grå',
          blue: 'Blå',
          red: 'Rød',
          silver: 'Sølv',
        }[car.colour];
        return `<bil annonsenr="${car.id}"><merke>${escaped(car.make)}</merke><modell>${car.model}</modell><variant>${car.version}</variant>
<aarsmodell>${car.year}</aarsmodell><forstegangregistrert>${car.registered.split('-').reverse().join('.')}</forstegangregistrert>
<kilometerstand enhet="km">${grouped(car.km, '.')}</kilometerstand><pris valuta="NOK">${car.price},-</pris>
<drivstoff>${fuel}</drivstoff><girkasse>${car.gearbox === 'auto' ? 'Automat' : 'Manuell'}</girkasse><karosseri>${body}</karosseri><farge>${colour}</farge>
<effekt>${car.hp} hk</effekt><seter>${car.seats}</seter><beskrivelse><![CDATA[<p>${car.text}</p>]]></beskrivelse>
<bilder>${car.pictures.map((address, at) => `<bilde nr="${at}">${address}</bilde>`).join('')}</bilder>
<utstyrsliste>${car.equipment.map((each) => `<utstyr>${each}</utstyr>`).join('')}</utstyrsliste></bil>`;
      });
      const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<lager dato="2026-11-18"><forhandler><navn>Fjordbil</navn><biler>${items.join('\n')}</biler></forhandler></lager>`;
      return Buffer.from(xml, 'latin1');
    },
  },
  {
    name: 'Autotalo Koivu: JSON in an envelope with records inside records, Finnish',
    place: { language: 'fi', country: 'FI' },
    says: saying(
      `${usual} car_firstregistration car_power car_regno car_images car_drive car_site_city car_description`,
    ),
    write: (cars) =>
      json({
        status: 'ok',
        sivu: {
          ajoneuvot: cars.map((car) => ({
            ilmoitusnumero: Number(car.id),
            perustiedot: {
              merkki: car.make,
              malli: car.model,
              tarkenne: car.version,
              vuosimalli: car.year,
              rekisterinumero: `${car.plate.slice(0, 3)}-${car.plate.slice(3)}`,
            },
            tekniikka: {
              polttoaine: {
                petrol: 'Bensiini',
                diesel: 'Diesel',
                electric: 'Sähkö',
                plugin: 'Ladattava hybridi',
                hybrid: 'Hybridi',
              }[car.fuel],
              vaihteisto: car.gearbox === 'auto' ? 'Automaatti' : 'Manuaali',
              vetotapa: { fwd: 'Etuveto', rwd: 'Takaveto', awd: 'Neliveto' }[car.drive],
              teho: `${Math.round(car.hp / 1.35962)} kW (${car.hp} hv)`,
            },
            ajettu: `${grouped(car.km, ' ')} km`,
            hinta: `${grouped(car.price, ' ')} €`,
            vari: {
              white: 'Valkoinen',
              black: 'Musta',
              grey: 'Harmaa',
              blue: 'Sininen',
              red: 'Punainen',
              silver: 'Hopea',
            }[car.colour],
            kayttoonottopaiva: car.registered.split('-').map(Number).reverse().join('.'),
            toimipiste: { paikkakunta: car.town },
            kuvat: car.pictures.map((url, at) => ({ jarjestys: at, url })),
            lisatiedot: car.text,
          })),
        },
      }),
  },
  {
    name: 'AutoDom Nitra: CSV with tabs, windows-1250, kilowatts, months',
    place: { language: 'sk', country: 'SK' },
    says: saying(`${usual} car_power car_body car_drive car_doors car_chassino`, {
      car_firstregistration: monthOf,
    }),
    write: (cars) =>
      table(
        cars,
        [
          ['Číslo inzerátu', ({ id }) => id],
          ['Značka', ({ make }) => make],
          ['Model', ({ model }) => model],
          ['Verzia', ({ version }) => version],
          ['Rok výroby', ({ year }) => String(year)],
          ['Prvá evidencia', ({ registered }) => `${registered.slice(5, 7)}/${registered.slice(0, 4)}`],
          ['Najazdené km', ({ km }) => grouped(km, ' ')],
          ['Cena s DPH', ({ price }) => `${grouped(price, '.')},00 €`],
          [
            'Palivo',
            ({ fuel }) =>
              ({
                petrol: 'Benzín',
                diesel: 'Nafta',
                electric: 'Elektro',
                plugin: 'Plug-in hybrid',
                hybrid: 'Hybrid',
              })[fuel],
          ],
          ['Prevodovka', ({ gearbox }) => (gearbox === 'auto' ? 'Automatická' : 'Manuálna')],
          [
            'Karoséria',
            ({ body }) => ({ hatchback: 'Hatchback', saloon: 'Sedan', estate: 'Kombi', suv: 'SUV' })[body],
          ],
          ['Pohon', ({ drive }) => ({ fwd: 'Predný pohon', rwd: 'Zadný pohon', awd: '4x4' })[drive]],
          [
            'Farba',
            ({ colour }) =>
              ({
                white: 'Biela',
                black: 'Čierna',
                grey: 'Sivá',
                blue: 'Modrá',
                red: 'Červená',
                silver: 'Strieborná',
              })[colour],
          ],
          ['Výkon (kW)', ({ hp }) => String(Math.round(hp / 1.35962))],
          ['Počet dverí', ({ doors }) => String(doors)],
          ['VIN', ({ vin }) => vin],
        ],
        { delimiter: '\t', encode: (text) => inCodePage(text, 'windows-1250') },
      ),
  },
  {
    name: 'Moor & Sons: Excel with a title above, pounds and miles',
    place: { language: 'en', country: 'GB' },
    says: saying(`${usual} car_firstregistration car_power car_body car_doors car_regno car_images`),
    write: (cars) =>
      workbook([
        ['Moor & Sons stock'],
        [],
        [
          'Stock Number',
          'Reg',
          'Make',
          'Model',
          'Derivative',
          'Year',
          'Date First Registered',
          'Mileage',
          'Price',
          'Fuel Type',
          'Transmission',
          'Body Type',
          'Colour',
          'BHP',
          'Doors',
          'Photo URLs',
        ],
        ...cars.map((car) => [
          ...[
            Number(car.id),
            car.plate,
            car.make,
            car.model,
            car.version,
            car.year,
            new Date(`${car.registered}T00:00:00Z`),
          ],
          ...[Math.round(car.km / 1.609344), ` £${grouped(car.price, ',')}`],
          {
            petrol: 'Petrol',
            diesel: 'Diesel',
            electric: 'Electric',
            plugin: 'Petrol Plug-in Hybrid',
            hybrid: 'Petrol Hybrid',
          }[car.fuel],
          car.gearbox === 'auto' ? 'Semi-Auto' : 'Manual',
          { hatchback: 'Hatchback', saloon: 'Saloon', estate: 'Estate', suv: 'SUV' }[car.body],
          { white: 'White', black: 'Black', grey: 'Grey', blue: 'Blue', red: 'Red', silver: 'Silver' }[
            car.colour
          ],
          Math.round(car.hp / 1.01387),
          car.doors,
          car.pictures.join('|'),
        ]),
      ]),
  },
  {
    name: 'Northway Cars: CSV with pipes in a zip archive, a column for each picture',
    place: { language: 'en', country: 'GB' },
    says: saying(
      `${usual} car_firstregistration car_images car_seats car_equipment car_description car_site_city`,
    ),
    write: (cars) =>
      zipFile({
        'export/stock.csv': table(
          cars,
          [
            ['vehicle_ref', ({ id }) => id],
            ['manufacturer', ({ make }) => make],
            ['range', ({ model }) => model],
            ['variant', ({ version }) => version],
            ['model_year', ({ year }) => String(year)],
            ['reg_date', ({ registered }) => registered.split('-').reverse().join('/')],
            ['odometer_miles', ({ km }) => String(Math.round(km / 1.609344))],
            ['asking_price_gbp', ({ price }) => `${price}.00`],
            [
              'fuel',
              ({ fuel }) =>
                ({ petrol: 'P', diesel: 'D', electric: 'EV', plugin: 'PHEV', hybrid: 'HEV' })[fuel],
            ],
            ['gearbox', ({ gearbox }) => (gearbox === 'auto' ? 'A' : 'M')],
            [
              'exterior_colour',
              ({ colour }) =>
                ({
                  white: 'White',
                  black: 'Black metallic',
                  grey: 'Grey',
                  blue: 'Blue',
                  red: 'Red',
                  silver: 'Silver metallic',
                })[colour],
            ],
            ['seat_count', ({ seats }) => String(seats)],
            ['feature_list', ({ equipment }) => equipment.join(';')],
            ['comments', ({ text }) => text],
            ['branch_city', ({ town }) => town],
            ...[1, 2, 3, 4].map(
              (n) => [`image_${n}`, ({ pictures }: StockCar) => pictures[n - 1] ?? ''] as const,
            ),
          ],
          { delimiter: '|' },
        ),
        'readme.txt': 'Exported by night.',
      }),
  },
  {
    name: 'Wheelhouse: NDJSON packed with gzip, camel case, lists of names and values',
    place: { language: 'en', country: 'GB' },
    says: saying(`${usual} car_power car_doors car_chassino car_images car_drive car_body`),
    write: (cars) =>
      gzipSync(
        cars
          .map((car) =>
            JSON.stringify({
              advertId: `WH-${car.id}`,
              vehicle: {
                make: car.make,
                model: car.model,
                trim: car.version,
                yearOfManufacture: car.year,
                vin: car.vin,
              },
              odometerReading: { value: Math.round(car.km / 1.609344), unit: 'MI' },
              price: { amount: car.price, currency: 'GBP' },
              specifications: [
                {
                  name: 'Fuel type',
                  value: {
                    petrol: 'Unleaded',
                    diesel: 'Diesel',
                    electric: 'Pure electric',
                    plugin: 'Plug-in hybrid',
                    hybrid: 'Full hybrid',
                  }[car.fuel],
                },
                {
                  name: 'Transmission',
                  value: car.gearbox === 'auto' ? '8-speed automatic' : '6-speed manual',
                },
                { name: 'Drivetrain', value: { fwd: 'FWD', rwd: 'RWD', awd: '4x4' }[car.drive] },
                {
                  name: 'Body style',
                  value: {
                    hatchback: '5 door hatchback',
                    saloon: 'Saloon',
                    estate: 'Estate car',
                    suv: 'Sport utility vehicle',
                  }[car.body],
                },
                {
                  name: 'Colour',
                  value: {
                    white: 'White',
                    black: 'Black',
                    grey: 'Grey',
                    blue: 'Blue',
                    red: 'Red',
                    silver: 'Silver',
                  }[car.colour],
                },
                { name: 'Engine power (PS)', value: car.hp },
                { name: 'Doors', value: car.doors },
              ],
              media: { images: car.pictures.map((href) => ({ href })) },
            }),
          )
          .join('\n'),
      ),
  },
  {
    name: 'Autohaus Grün: German XML for a Swedish index, kilometres and kilowatts',
    place: { language: 'sv', country: 'SE' },
    says: saying(`${usual} car_power car_images car_body car_description`, {
      car_firstregistration: monthOf,
    }),
    write: (cars) => {
      const items = cars.map((car) => {
        const fuel = {
          petrol: 'Benzin',
          diesel: 'Diesel',
          electric: 'Elektro',
          plugin: 'Plug-in-Hybrid',
          hybrid: 'Hybrid (Benzin/Elektro)',
        }[car.fuel];
        const body = {
          hatchback: 'Kleinwagen',
          saloon: 'Limousine',
          estate: 'Kombi',
          suv: 'SUV / Geländewagen',
        }[car.body];
        const colour = {
          white: 'Weiß',
          black: 'Schwarz',
          grey: 'Grau',
          blue: 'Blau',
          red: 'Rot',
          silver: 'Silber',
        }[car.colour];
        return `<fahrzeug><interneNummer>${car.id}</interneNummer><marke>${car.make}</marke><modell>${car.model}</modell><ausstattungslinie>${car.version}</ausstattungslinie><baujahr>${car.year}</baujahr><erstzulassung>${monthOf(car).split('-').reverse().join('/')}</erstzulassung><laufleistung>${grouped(car.km, '.')} km</laufleistung><verkaufspreis waehrung="EUR">${grouped(car.price, '.')},00 €</verkaufspreis><kraftstoffart>${fuel}</kraftstoffart><getriebe>${car.gearbox === 'auto' ? 'Automatik' : 'Schaltgetriebe'}</getriebe><karosserie>${body}</karosserie><farbe>${colour}</farbe><leistung einheit="kW">${Math.round(car.hp / 1.35962)} kW (${car.hp} PS)</leistung><fahrzeugbeschreibung>${car.text}</fahrzeugbeschreibung><fotos>${car.pictures.map((url) => `<foto url="${url}"/>`).join('')}</fotos></fahrzeug>`;
      });
      return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><bestand>${items.join('')}</bestand>`);
    },
  },
  {
    name: 'Transporta: UTF-16 CSV, all in a headline, prices without VAT',
    place: { language: 'sv', country: 'SE' },
    says: saying('car_brand car_model car_year car_mileage car_power car_gearbox car_images car_regno', {
      car_price: ({ price }) => Math.round(price * 125) / 100,
      car_price_exkl_vat: ({ price }) => price,
    }),
    write: (cars) =>
      table(
        cars,
        [
          [
            'Annonsrubrik',
            ({ make, model, hp, gearbox }) =>
              `${make} ${model} ${hp} hk ${gearbox === 'auto' ? 'Automat' : 'Manuell'}`,
          ],
          ['Reg', ({ plate }) => plate],
          ['År', ({ year }) => String(year)],
          ['Mätarställning mil', ({ km }) => String(Math.round(km / 10))],
          ['Pris exkl. moms', ({ price }) => `${grouped(price, ' ')}:-`],
          ['Bildlänk', ({ pictures }) => pictures.join(',')],
        ],
        { delimiter: ';', encode: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le') },
      ),
  },
  {
    name: 'Garage Lefèvre: JSON by number, French',
    place: { language: 'en', country: 'GB' },
    says: saying(
      'car_brand car_model car_version car_year car_price car_fuel car_gearbox car_color car_doors car_images car_power car_body',
      {
        car_mileage: ({ km }) => Math.round(km / 1.609344),
        car_firstregistration: truth['car_firstregistration'] as Truth,
      },
    ),
    write: (cars) =>
      json({
        stock: Object.fromEntries(
          cars.map((car) => [
            `V${car.id}`,
            {
              marque: car.make,
              modele: car.model,
              finition: car.version,
              annee: car.year,
              date_mec: car.registered.split('-').reverse().join('/'),
              kilometrage: `${grouped(car.km, ' ')} km`,
              prix: `${grouped(car.price, ' ')} €`,
              carburant: {
                petrol: 'Essence',
                diesel: 'Diesel',
                electric: 'Électrique',
                plugin: 'Hybride rechargeable',
                hybrid: 'Hybride',
              }[car.fuel],
              boite: car.gearbox === 'auto' ? 'Automatique' : 'Manuelle',
              carrosserie: { hatchback: 'Citadine', saloon: 'Berline', estate: 'Break', suv: 'SUV' }[
                car.body
              ],
              couleur: {
                white: 'Blanc',
                black: 'Noir',
                grey: 'Gris',
                blue: 'Bleu',
                red: 'Rouge',
                silver: 'Argent',
              }[car.colour],
              portes: car.doors,
              puissance: `${car.hp} ch`,
              photos: car.pictures,
            },
          ]),
        ),
      }),
  },
];

type Columns = readonly (readonly [name: string, cell: (car: StockCar) => string])[];
type TableOptions = { delimiter: string; above?: string; encode?: (text: string) => Buffer };

function table(
  cars: readonly StockCar[],
  columns: Columns,
  { delimiter, above = '', encode = (text) => Buffer.from(text) }: TableOptions,
): Buffer {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter);
  const rows = cars.map((car) => line(columns.map(([, cell]) => cell(car))));
  return encode(`${above}${[line(columns.map(([name]) => name)), ...rows].join('\r\n')}\r\n`);
}

function json(document: unknown): Buffer {
  return Buffer.from(JSON.stringify(document, null, 1));
}

function grouped(amount: number, sign: string): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, sign);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('Š', '&#352;');
}

function inCodePage(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Buffer.from([...text].map((sign) => bytes.get(sign) ?? 0x3f));
}
