import { type Chain, location } from './location.ts';

const long = { weekdays: '8:00–18:00', saturday: '9:00–14:00' };
const plain = { weekdays: '8:00–17:00', saturday: '9:00–12:00' };

export const carstoreSk: Chain = {
  site: 'carstore-sk',
  country: 'SK',
  kind: 'store',
  companyErpId: '4210',
  brands: 'AUDI BMW CITROEN DACIA FORD HYUNDAI KIA MAZDA OPEL PEUGEOT RENAULT SEAT SKODA SUZUKI TOYOTA VW',
  workshop: { weekdays: '7:30–16:00' },
  locations: [
    location(
      'bratislava-ruzinov',
      'Carstore Bratislava, Ružinov',
      ['Rožňavská 34', '821 04', 'Bratislava', 'Bratislavský kraj', '48.1636,17.1662'],
      '02/0000 4510',
      '',
      long,
    ),
    location(
      'trnava',
      'Carstore Trnava',
      ['Nitrianska 18', '917 01', 'Trnava', 'Trnavský kraj', '48.3627,17.6018'],
      '033/000 4511',
      '',
      plain,
    ),
    location(
      'nitra',
      'Carstore Nitra',
      ['Novozámocká 102', '949 05', 'Nitra', 'Nitriansky kraj', '48.2869,18.0883'],
      '037/000 4512',
      '',
      plain,
    ),
    location(
      'trencin',
      'Carstore Trenčín',
      ['Bratislavská 71', '911 05', 'Trenčín', 'Trenčiansky kraj', '48.8774,18.0193'],
      '032/000 4513',
      '',
      plain,
    ),
    location(
      'zilina',
      'Carstore Žilina',
      ['Kragujevská 21', '010 01', 'Žilina', 'Žilinský kraj', '49.2183,18.7472'],
      '041/000 4514',
      '',
      { weekdays: '8:00–17:00', saturday: '9:00–13:00' },
    ),
    location(
      'banska-bystrica',
      'Carstore Banská Bystrica',
      ['Zvolenská cesta 40', '974 05', 'Banská Bystrica', 'Banskobystrický kraj', '48.7093,19.1348'],
      '048/000 4515',
      '',
      plain,
    ),
    location(
      'presov',
      'Carstore Prešov',
      ['Košická 28', '080 01', 'Prešov', 'Prešovský kraj', '48.9779,21.2503'],
      '051/000 4516',
      '',
      plain,
    ),
    location(
      'kosice',
      'Carstore Košice',
      ['Moldavská cesta 55', '040 11', 'Košice', 'Košický kraj', '48.6996,21.2294'],
      '055/000 4517',
      '',
      long,
    ),
  ],
};
