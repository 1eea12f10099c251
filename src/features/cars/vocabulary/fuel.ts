import { type Term, words } from '../../../shared/search/records/term.ts';

export const fuels: readonly Term[] = [
  {
    code: 'petrol',
    words: words('Bensin', 'Bensin', 'Bensiini', 'Benzín', 'Petrol'),
    spellings: {
      sv: ['Bensinbil', 'Bensinare'],
      nb: ['Bensinbil'],
      fi: ['Bensa', 'Bensiiniauto'],
      sk: ['Benzínové', 'Benzínový', 'Benzínová'],
      en: ['Gasoline', 'Unleaded'],
      feeds: ['P', 'B', 'Benzin', '95'],
    },
  },
  {
    code: 'diesel',
    words: words('Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'),
    spellings: {
      sv: ['Dieselbil'],
      nb: ['Dieselbil'],
      fi: ['Dieselauto'],
      sk: ['Nafta', 'Naftové', 'Dieselové'],
      en: ['Heavy oil'],
      feeds: ['D'],
    },
  },
  {
    code: 'hybrid',
    words: words('Elhybrid', 'Hybrid', 'Hybridi', 'Hybrid', 'Hybrid'),
    spellings: {
      sv: ['Hybrid', 'Hybridbil', 'Bensin/El', 'Bensin + el', 'Diesel/El'],
      nb: ['Hybridbil', 'Bensin/Elektrisk', 'Bensin + elektrisitet', 'Diesel/Elektrisk'],
      fi: ['Hybridiauto', 'Itselataava hybridi', 'Bensiini/Sähkö', 'Diesel/Sähkö'],
      sk: ['Hybridné', 'Hybridný', 'Benzín/Elektro', 'Diesel/Elektro'],
      en: ['Self-charging hybrid', 'Full hybrid', 'Petrol hybrid', 'Petrol/Electric', 'Diesel/Electric'],
      feeds: ['HEV', 'Hybrid electric', 'H'],
    },
  },
  {
    code: 'mild-hybrid',
    words: words('Mildhybrid', 'Mildhybrid', 'Kevythybridi', 'Mild hybrid', 'Mild hybrid'),
    spellings: { feeds: ['MHEV', 'Mild hybrid electric', 'Mild hybrid'] },
  },
  {
    code: 'plugin',
    words: words('Laddhybrid', 'Ladbar hybrid', 'Ladattava hybridi', 'Plug-in hybrid', 'Plug-in hybrid'),
    spellings: {
      sv: ['Plug-in hybrid', 'Plug-in', 'Laddbar hybrid', 'Laddhybrider'],
      nb: ['Plug-in hybrid', 'Plug-in', 'Ladbare hybrider', 'Plug-in bensin', 'Plug-in diesel'],
      fi: ['Lataushybridi', 'Plug-in hybridi', 'Plug-in'],
      sk: ['Plug-in', 'Nabíjateľný hybrid'],
      en: ['Plug-in', 'Petrol plug-in hybrid', 'Diesel plug-in hybrid'],
      feeds: ['PHEV', 'Plugin', 'Plug-in hybrid electric'],
    },
    searches: { sv: ['Laddis'], fi: ['Plugari', 'Pistokehybridi', 'Töpselihybridi'] },
  },
  {
    code: 'electric',
    words: words('El', 'Elektrisk', 'Sähkö', 'Elektro', 'Electric'),
    spellings: {
      sv: ['Elbil', 'Elbilar', 'Elektrisk', 'Elektricitet'],
      nb: ['El', 'Elbil', 'Elbiler', 'Elektrisitet'],
      fi: ['Sähköauto', 'Sähköautot', 'Täyssähkö'],
      sk: ['Elektromobil', 'Elektromobily', 'Elektrické', 'Elektrický', 'Elektrina'],
      en: ['EV', 'EVs', 'Electric car', 'Electric cars', 'Electricity', 'Fully electric', 'Pure electric'],
      feeds: ['BEV', 'E', 'Battery electric'],
    },
  },
  {
    code: 'gas',
    words: words('Gas', 'Gass', 'Kaasu', 'Plyn', 'Gas', 'Gas'),
    spellings: {
      sv: ['Fordonsgas', 'Biogas', 'Naturgas', 'Bensin/Gas'],
      nb: ['Naturgass'],
      fi: ['Maakaasu', 'Biokaasu'],
      sk: ['Zemný plyn'],
      en: ['Natural gas', 'Autogas'],
      feeds: ['CNG', 'LPG', 'LNG'],
    },
  },
  {
    code: 'ethanol',
    words: words('Etanol', 'Etanol', 'Etanoli', 'Etanol', 'Ethanol'),
    spellings: { sv: ['Bensin/Etanol', 'Flexifuel'], feeds: ['E85', 'Flex fuel'] },
  },
  {
    code: 'hydrogen',
    words: words('Vätgas', 'Hydrogen', 'Vety', 'Vodík', 'Hydrogen'),
    spellings: { sv: ['Väte'], en: ['Fuel cell'], feeds: ['FCEV', 'Hydrogen fuel cell'] },
  },
];
