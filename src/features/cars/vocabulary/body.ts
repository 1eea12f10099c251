import { type Term, words } from '../../../shared/search/records/term.ts';

export const bodies: readonly Term[] = [
  {
    code: 'hatchback',
    words: words('Halvkombi', 'Kombi', 'Viistoperä', 'Hatchback', 'Hatchback'),
    spellings: {
      sv: ['Hatchback', 'Småbil', '5-dörrars'],
      nb: ['Kombi 5-dørs', 'Kombi 3-dørs', 'Hatchback', 'Småbil'],
      fi: ['Hatchback', 'Viistoperäinen'],
      en: ['Hatch', '5 door hatchback', '3 door hatchback'],
      feeds: ['5D hatchback', '3D hatchback', 'HB'],
    },
  },
  {
    code: 'saloon',
    words: words('Sedan', 'Sedan', 'Sedan', 'Sedan', 'Saloon'),
    spellings: { fi: ['Porrasperä'], sk: ['Limuzína'], en: ['Sedan', 'Limousine'], feeds: ['4D sedan'] },
  },
  {
    code: 'estate',
    words: words('Kombi', 'Stasjonsvogn', 'Farmari', 'Kombi', 'Estate', 'Farmarbil'),
    spellings: {
      sv: ['Herrgårdsvagn', 'Farmare', 'Kombibil'],
      nb: ['St.vogn', 'Familiebil'],
      fi: ['Farmariauto'],
      sk: ['Combi'],
      en: ['Station wagon', 'Wagon', 'Estate car'],
      feeds: ['STW', 'Touring', 'Tourer'],
    },
  },
  {
    code: 'suv',
    words: words('SUV', 'SUV', 'SUV', 'SUV', 'SUV'),
    spellings: {
      sv: ['Stadsjeep', 'Suvar', 'Terrängbil', 'Crossover'],
      nb: ['SUV/Offroad', 'Terrengbil', 'Crossover'],
      fi: ['Maasturi', 'Maastoauto', 'Katumaasturi', 'Citymaasturi'],
      sk: ['Terénne', 'Terénne auto', 'Offroad'],
      en: ['SUVs', 'Off-roader', 'Crossover', 'Sport utility vehicle'],
      feeds: ['SUV/Terrängbil'],
    },
  },
  {
    code: 'coupe',
    words: words('Coupé', 'Coupé', 'Coupé', 'Kupé', 'Coupé'),
    spellings: { sv: ['Kupé', 'Sportkupé'], sk: ['Coupé'], feeds: ['Coupe'] },
  },
  {
    code: 'convertible',
    words: words('Cabriolet', 'Kabriolet', 'Avoauto', 'Kabriolet', 'Convertible'),
    spellings: {
      sv: ['Cab', 'Cabbe', 'Roadster'],
      nb: ['Cabriolet', 'Roadster'],
      fi: ['Avo', 'Cabriolet'],
      sk: ['Roadster'],
      en: ['Cabriolet', 'Roadster', 'Soft top'],
      feeds: ['Cabrio', 'Kabrio'],
    },
  },
  {
    code: 'mpv',
    words: words('Familjebuss', 'Flerbruksbil', 'Tila-auto', 'MPV', 'MPV', 'Minivan'),
    spellings: {
      sv: ['MPV', 'Minivan'],
      nb: ['MPV', 'Kasse'],
      fi: ['MPV'],
      sk: ['Rodinné auto'],
      en: ['People carrier', 'Minivan'],
      feeds: ['Van/MPV'],
    },
  },
  {
    code: 'minibus',
    words: words('Minibuss', 'Minibuss', 'Pikkubussi', 'Minibus', 'Minibus', 'Småbuss'),
    spellings: { sv: ['Småbuss'], fi: ['Minibussi'], sk: ['Mikrobus'], feeds: ['Bus'] },
  },
  {
    code: 'van',
    words: words('Transportbil', 'Varebil', 'Pakettiauto', 'Dodávka', 'Van', 'Paketbil'),
    spellings: {
      sv: ['Skåpbil', 'Skåp', 'Paketbil', 'Transportbilar', 'Van'],
      nb: ['Kassebil', 'Varebiler'],
      fi: ['Pakettiautot', 'Paku'],
      sk: ['Skriňa', 'Dodávky', 'Dodávkové'],
      en: ['Panel van', 'Vans'],
      feeds: ['Box'],
    },
  },
  {
    code: 'pickup',
    words: words('Pickup', 'Pickup', 'Avolava', 'Pick-up', 'Pick-up'),
    spellings: {
      sv: ['Flakbil', 'Pickuper'],
      nb: ['Pick-up'],
      fi: ['Pickup', 'Lava-auto'],
      en: ['Pickup truck'],
    },
  },
  {
    code: 'motorcycle',
    words: words('Motorcykel', 'Motorsykkel', 'Moottoripyörä', 'Motocykel', 'Motorcycle'),
    spellings: {
      sv: ['Mc', 'Hoj'],
      nb: ['Mc', 'Motorsykler'],
      fi: ['Prätkä'],
      sk: ['Motorka'],
      en: ['Motorbike', 'Bike'],
    },
  },
];
