import { type Chain, place } from './place.ts';

const hours = { weekdays: '9–17', thursday: '9–19', saturday: '10–14' };
const pictures = {
  snow: 'pictures/solvik/site-akers',
  fjord: 'pictures/solvik/site-hamnskar',
  spruce: 'pictures/solvik/site-granby',
  north: 'pictures/solvik/site-norrby',
};

export const solvikNo: Chain = {
  site: 'solvik-no',
  country: 'NO',
  kind: 'dealer',
  companyErpId: '4710',
  workshop: { weekdays: '7–16' },
  places: [
    place('solvik-oslo', 'Solvik Oslo', ['Alnakaia 12', '0668', 'Oslo', 'Oslo', '59.9251,10.8467'], '22 22 01 40', 'BMW BMW_I MINI VOLVO KIA SKODA', hours, { bodyWork: true, motorcycles: '22 22 01 60', picture: pictures.fjord }),
    place('solvik-sandvika', 'Solvik Sandvika', ['Elvebredden 4', '1337', 'Sandvika', 'Akershus', '59.8893,10.5243'], '22 22 02 40', 'BMW MINI VOLVO', hours, { picture: pictures.spruce }),
    place('solvik-drammen', 'Solvik Drammen', ['Tangenkaia 22', '3048', 'Drammen', 'Buskerud', '59.7303,10.2391'], '22 22 03 40', 'BMW KIA SKODA', hours, { picture: pictures.fjord }),
    place('solvik-tonsberg', 'Solvik Tønsberg', ['Kanalveien 9', '3126', 'Tønsberg', 'Vestfold', '59.2651,10.4098'], '22 22 04 40', 'VOLVO KIA', hours),
    place('solvik-kristiansand', 'Solvik Kristiansand', ['Odderøya brygge 6', '4610', 'Kristiansand', 'Agder', '58.1413,8.0021'], '22 22 05 40', 'BMW MINI SKODA', hours, { picture: pictures.fjord }),
    place('solvik-stavanger', 'Solvik Stavanger', ['Hillevågskaien 15', '4016', 'Stavanger', 'Rogaland', '58.9486,5.7429'], '22 22 06 40', 'BMW MINI VOLVO KIA', hours, { bodyWork: true, picture: pictures.north }),
    place('solvik-haugesund', 'Solvik Haugesund', ['Sundgata 40', '5525', 'Haugesund', 'Rogaland', '59.4142,5.2653'], '22 22 07 40', 'VOLVO SKODA', hours, { picture: pictures.spruce }),
    place('solvik-bergen', 'Solvik Bergen', ['Laksekaien 5', '5053', 'Bergen', 'Vestland', '60.3747,5.3401'], '22 22 08 40', 'BMW BMW_I MINI VOLVO KIA SKODA', hours, { bodyWork: true, motorcycles: '22 22 02 60', picture: pictures.fjord }),
    place('solvik-alesund', 'Solvik Ålesund', ['Skansekaia 11', '6002', 'Ålesund', 'Møre og Romsdal', '62.4741,6.1527'], '22 22 09 40', 'BMW KIA', hours, { picture: pictures.snow }),
    place('solvik-hamar', 'Solvik Hamar', ['Mjøskanten 8', '2318', 'Hamar', 'Innlandet', '60.7912,11.0722'], '22 22 10 40', 'VOLVO SKODA KIA', hours, { picture: pictures.spruce }),
    place('solvik-lillehammer', 'Solvik Lillehammer', ['Mesnaveien 27', '2615', 'Lillehammer', 'Innlandet', '61.1142,10.4711'], '22 22 11 40', 'SKODA KIA', hours, { picture: pictures.snow }),
    place('solvik-trondheim', 'Solvik Trondheim', ['Skipsverftgata 1', '7042', 'Trondheim', 'Trøndelag', '63.4369,10.4152'], '22 22 12 40', 'BMW BMW_I MINI VOLVO KIA', hours, { bodyWork: true, motorcycles: '22 22 03 60', picture: pictures.north }),
    place('solvik-bodo', 'Solvik Bodø', ['Molokaia 3', '8006', 'Bodø', 'Nordland', '67.2842,14.3781'], '22 22 13 40', 'BMW VOLVO', hours, { picture: pictures.snow }),
    place('solvik-harstad', 'Solvik Harstad', ['Havnebakken 14', '9405', 'Harstad', 'Troms', '68.8003,16.5489'], '22 22 14 40', 'KIA SKODA', hours),
    place('solvik-tromso', 'Solvik Tromsø', ['Sundveien 33', '9018', 'Tromsø', 'Troms', '69.6578,18.9671'], '22 22 15 40', 'BMW MINI VOLVO', hours, { picture: pictures.snow }),
  ],
};
