import { type Term, words } from '../../../shared/search/records/term.ts';

/** The codes are those of car_vehicle_type_code. */
export const vehicleTypes: readonly Term[] = [
  {
    code: 'PC',
    words: words('Personbil', 'Personbil', 'Henkilöauto', 'Osobné auto', 'Car'),
    spellings: {
      sv: ['Personbilar'],
      nb: ['Personbiler'],
      fi: ['Henkilöautot'],
      sk: ['Osobné', 'Osobné autá'],
      en: ['Passenger car'],
      feeds: ['PC'],
    },
  },
  {
    code: 'LCV',
    words: words('Transportbil', 'Varebil', 'Pakettiauto', 'Úžitkové auto', 'Van', 'Paketbil'),
    spellings: {
      sv: ['Transportbilar', 'Lätt lastbil', 'Paketbil'],
      nb: ['Varebiler', 'Nyttekjøretøy'],
      fi: ['Pakettiautot', 'Hyötyajoneuvo'],
      sk: ['Úžitkové', 'Úžitkové autá', 'Dodávka'],
      en: ['Vans', 'Light commercial vehicle', 'Commercial vehicle'],
      feeds: ['LCV'],
    },
  },
  {
    code: 'MC',
    words: words('Motorcykel', 'Motorsykkel', 'Moottoripyörä', 'Motocykel', 'Motorcycle'),
    spellings: {
      sv: ['Motorcyklar'],
      nb: ['Motorsykler'],
      fi: ['Moottoripyörät'],
      sk: ['Motocykle', 'Motorka'],
      en: ['Motorcycles', 'Motorbike', 'Motorbikes'],
      feeds: ['MC'],
    },
  },
];
