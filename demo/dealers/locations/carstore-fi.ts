import { type Chain, location } from './location.ts';

const long = { weekdays: '9–18', saturday: '10–16' };
const plain = { weekdays: '9–18', saturday: '10–15' };
const short = { weekdays: '9–17', saturday: '10–14' };

export const carstoreFi: Chain = {
  site: 'carstore-fi',
  country: 'FI',
  kind: 'store',
  companyErpId: '3580',
  brands:
    'AUDI BMW CITROEN DACIA FORD HYUNDAI KIA MERCEDES NISSAN OPEL PEUGEOT RENAULT SKODA TOYOTA VOLVO VW',
  workshop: { weekdays: '7.30–16' },
  locations: [
    location(
      'vantaa-petikko',
      'Carstore Vantaa, Petikko',
      ['Petikontie 18', '01720', 'Vantaa', 'Uusimaa', '60.2793,24.8402'],
      '010 000 4510',
      '',
      long,
      { websiteCity: 'Pääkaupunkiseutu' },
    ),
    location(
      'espoo-lommila',
      'Carstore Espoo, Lommila',
      ['Lommilantie 9', '02740', 'Espoo', 'Uusimaa', '60.2309,24.6618'],
      '010 000 4511',
      '',
      long,
      { websiteCity: 'Pääkaupunkiseutu' },
    ),
    location(
      'turku-lansikeskus',
      'Carstore Turku, Länsikeskus',
      ['Kärsämäentie 26', '20360', 'Turku', 'Varsinais-Suomi', '60.4779,22.2491'],
      '010 000 4512',
      '',
      plain,
    ),
    location(
      'tampere-lielahti',
      'Carstore Tampere, Lielahti',
      ['Possijärvenkatu 4', '33400', 'Tampere', 'Pirkanmaa', '61.5246,23.6519'],
      '010 000 4513',
      '',
      plain,
    ),
    location(
      'vaasa',
      'Carstore Vaasa',
      ['Kappelinmäentie 12', '65370', 'Vaasa', 'Pohjanmaa', '63.0953,21.6704'],
      '010 000 4514',
      '',
      short,
    ),
    location(
      'oulu-limingantulli',
      'Carstore Oulu, Limingantulli',
      ['Ratamotie 22', '90630', 'Oulu', 'Pohjois-Pohjanmaa', '64.9979,25.4823'],
      '010 000 4515',
      '',
      plain,
    ),
    location(
      'jyvaskyla-palokka',
      'Carstore Jyväskylä, Palokka',
      ['Saarijärventie 50', '40270', 'Palokka', 'Keski-Suomi', '62.2871,25.7013'],
      '010 000 4516',
      '',
      short,
      { websiteCity: 'Jyväskylä' },
    ),
    location(
      'kuopio-volttikatu',
      'Carstore Kuopio, Volttikatu',
      ['Volttikatu 7', '70700', 'Kuopio', 'Pohjois-Savo', '62.8836,27.6287'],
      '010 000 4517',
      '',
      short,
    ),
    location(
      'lahti-renkomaki',
      'Carstore Lahti, Renkomäki',
      ['Orimattilankatu 120', '15680', 'Lahti', 'Päijät-Häme', '60.9289,25.6672'],
      '010 000 4518',
      '',
      short,
    ),
  ],
};
