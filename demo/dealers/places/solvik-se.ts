import { type Chain, place } from './place.ts';

const hours = { weekdays: '9–18', saturday: '10–15', sunday: '11–15' };
const pictures = {
  quay: 'pictures/solvik/showroom',
  harbour: 'pictures/solvik/site-hamnskar',
  birch: 'pictures/solvik/site-bjorkvik',
  spruce: 'pictures/solvik/site-granby',
  meadow: 'pictures/solvik/site-lindo',
  north: 'pictures/solvik/site-norrby',
};

export const solvikSe: Chain = {
  site: 'solvik-se',
  country: 'SE',
  kind: 'dealer',
  companyErpId: '4610',
  workshop: { weekdays: '7–17', friday: '7–16' },
  places: [
    place('solvik-uddevalla', 'Solvik Uddevalla', ['Kajgatan 12', '451 50', 'Uddevalla', 'Västra Götaland', '58.3468,11.9291'], '010-550 01 40', 'BMW BMW_I MINI VOLVO POLESTAR KIA TOYOTA', hours, { bodyWork: true, picture: pictures.quay }),
    place('solvik-goteborg', 'Solvik Göteborg', ['Ringökajen 44', '417 07', 'Göteborg', 'Västra Götaland', '57.7214,11.9689'], '010-550 02 40', 'BMW BMW_I MINI VOLVO POLESTAR KIA TOYOTA PORSCHE', hours, { bodyWork: true, picture: pictures.harbour }),
    place('solvik-trollhattan', 'Solvik Trollhättan', ['Slussvägen 21', '461 32', 'Trollhättan', 'Västra Götaland', '58.2776,12.2746'], '010-550 03 40', 'VOLVO POLESTAR KIA', hours, { picture: pictures.birch }),
    place('solvik-boras', 'Solvik Borås', ['Spinnerigatan 30', '504 30', 'Borås', 'Västra Götaland', '57.7152,12.9287'], '010-550 04 40', 'BMW MINI KIA TOYOTA', hours, { picture: pictures.spruce }),
    place('solvik-varberg', 'Solvik Varberg', ['Fästningsvägen 6', '432 44', 'Varberg', 'Halland', '57.1079,12.2472'], '010-550 05 40', 'VOLVO TOYOTA', hours, { picture: pictures.meadow }),
    place('solvik-halmstad', 'Solvik Halmstad', ['Laxgatan 15', '302 48', 'Halmstad', 'Halland', '56.6689,12.8634'], '010-550 06 40', 'BMW MINI VOLVO KIA', hours, { picture: pictures.harbour }),
    place('solvik-jonkoping', 'Solvik Jönköping', ['Vätterslingan 9', '553 05', 'Jönköping', 'Jönköpings län', '57.7802,14.1869'], '010-550 07 40', 'BMW MINI VOLVO POLESTAR', hours, { picture: pictures.birch }),
    place('solvik-orebro', 'Solvik Örebro', ['Svartågatan 17', '702 27', 'Örebro', 'Örebro län', '59.2696,15.2331'], '010-550 08 40', 'BMW KIA TOYOTA', hours, { picture: pictures.spruce }),
    place('solvik-norrkoping', 'Solvik Norrköping', ['Kopparkajen 5', '602 28', 'Norrköping', 'Östergötland', '58.6027,16.1953'], '010-550 09 40', 'VOLVO POLESTAR KIA TOYOTA', hours),
    place('solvik-vasteras', 'Solvik Västerås', ['Ångkraftsvägen 3', '721 30', 'Västerås', 'Västmanland', '59.6012,16.5417'], '010-550 10 40', 'BMW BMW_I MINI VOLVO PORSCHE', hours, { bodyWork: true, picture: pictures.meadow }),
    place('solvik-uppsala', 'Solvik Uppsala', ['Rapsgatan 25', '754 50', 'Uppsala', 'Uppsala län', '59.8437,17.6712'], '010-550 11 40', 'BMW MINI POLESTAR TOYOTA PORSCHE', hours, { picture: pictures.quay }),
    place('solvik-sundsvall', 'Solvik Sundsvall', ['Timmervägen 40', '853 50', 'Sundsvall', 'Västernorrland', '62.4092,17.3321'], '010-550 12 40', 'BMW VOLVO KIA TOYOTA', hours, { bodyWork: true, picture: pictures.north }),
  ],
};
