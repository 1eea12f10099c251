import { type Chain, place } from './place.ts';

const long = { weekdays: '9–18', saturday: '10–16' };
const plain = { weekdays: '9–17', saturday: '10–15' };
const short = { weekdays: '9–17', saturday: '10–14' };

export const carstoreNo: Chain = {
  site: 'carstore-no',
  country: 'NO',
  kind: 'store',
  companyErpId: '4720',
  brands: 'AUDI BMW BYD FORD HYUNDAI KIA MAZDA MERCEDES MG NISSAN PEUGEOT POLESTAR SKODA TESLA TOYOTA VOLVO VW',
  workshop: { weekdays: '7–15' },
  places: [
    place('oslo-alnabru', 'Carstore Oslo, Alnabru', ['Strømsveien 266', '1081', 'Oslo', 'Oslo', '59.9297,10.8461'], '21 00 45 10', '', long),
    place('sandvika', 'Carstore Sandvika', ['Industriveien 37', '1337', 'Sandvika', 'Akershus', '59.8891,10.5098'], '21 00 45 11', '', { weekdays: '9–18', saturday: '10–15' }),
    place('lillestrom', 'Carstore Lillestrøm', ['Nesgata 22', '2004', 'Lillestrøm', 'Akershus', '59.9549,11.0453'], '21 00 45 12', '', plain),
    place('drammen', 'Carstore Drammen', ['Kobbervikdalen 71', '3036', 'Drammen', 'Buskerud', '59.7158,10.1672'], '32 00 45 60', '', plain),
    place('tonsberg', 'Carstore Tønsberg', ['Åskollen 4', '3118', 'Tønsberg', 'Vestfold', '59.2887,10.4083'], '33 00 45 61', '', short),
    place('fredrikstad', 'Carstore Fredrikstad', ['Dikeveien 42', '1661', 'Rolvsøy', 'Østfold', '59.2537,10.9918'], '69 00 45 62', '', short, { websiteCity: 'Fredrikstad' }),
    place('hamar', 'Carstore Hamar', ['Vangsvegen 143', '2321', 'Hamar', 'Innlandet', '60.7998,11.0936'], '62 00 45 63', '', short),
    place('kristiansand-sorlandsparken', 'Carstore Kristiansand, Sørlandsparken', ['Barstølveien 23', '4636', 'Kristiansand', 'Agder', '58.1774,8.1253'], '38 00 45 50', '', plain),
    place('stavanger-forus', 'Carstore Stavanger, Forus', ['Maskinveien 9', '4033', 'Stavanger', 'Rogaland', '58.8883,5.7104'], '51 00 45 40', '', plain),
    place('bergen-asane', 'Carstore Bergen, Åsane', ['Liamyrane 14', '5132', 'Nyborg', 'Vestland', '60.4718,5.3289'], '55 00 45 20', '', { weekdays: '9–18', saturday: '10–15' }, { websiteCity: 'Bergen' }),
    place('alesund', 'Carstore Ålesund', ['Breivika Industriveg 31', '6018', 'Ålesund', 'Møre og Romsdal', '62.4693,6.3421'], '70 00 45 70', '', short),
    place('trondheim-heimdal', 'Carstore Trondheim, Heimdal', ['Industriveien 51', '7080', 'Heimdal', 'Trøndelag', '63.3492,10.3607'], '73 00 45 30', '', plain, { websiteCity: 'Trondheim' }),
  ],
};
