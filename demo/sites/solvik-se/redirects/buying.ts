import { moved } from '../../../write.ts';

/** RED-43: the address of the first site, as its shop system wrote it. */
const buyCar = [
  moved('/BuyCar/AllCars/{path*}', '/kop-bil/alla-bilar-i-lager'),
  moved('/BuyCar/NewCars/{path*}', '/kop-bil/nya-bilar-i-lager'),
  moved('/BuyCar/UsedCars/{path*}', '/kop-bil/begagnade-bilar-i-lager'),
  moved('/BuyCar/DemoCars/{path*}', '/kop-bil/biltyp/demobilar'),
  moved('/BuyCar/ElectricCars/{path*}', '/kop-bil/biltyp/elbilar'),
  moved('/BuyCar/HybridCars/{path*}', '/kop-bil/biltyp/hybridbilar'),
  moved('/BuyCar/PrivateLeasing/{path*}', '/kop-bil/privatleasing-bilar'),
  moved('/BuyCar/Campaigns/{path*}', '/kop-bil/kampanjer/bilkampanjer'),
  moved('/BuyCar/Brands/{path*}', '/kop-bil/bilmarken'),
  moved('/BuyCar/Finance/{path*}', '/kop-bil/finansiering'),
  moved('/BuyCar/Insurance/{path*}', '/kop-bil/bilagande/forsakring'),
  moved('/BuyCar/Business/{path*}', '/kop-bil/foretag'),
  moved('/BuyCar/{path*}', '/kop-bil'),
];

/** ROUTE-19: with 'ö', as people write it. */
const asWritten = [
  moved('/köp-bil/alla-bilar-i-lager', '/kop-bil/alla-bilar-i-lager'),
  moved('/köp-bil/{path*}', '/kop-bil'),
  moved('/köpa-bil/{path*}', '/kop-bil'),
  moved('/kopa-bil/{path*}', '/kop-bil'),
];

export const buying = [
  ...buyCar,
  ...asWritten,
  moved('/nya-bilar/{path*}', '/kop-bil/nya-bilar-i-lager'),
  moved('/begagnade-bilar/{path*}', '/kop-bil/begagnade-bilar-i-lager'),
  moved('/bilar-i-lager/{path*}', '/kop-bil/alla-bilar-i-lager'),
  moved('/lagerbilar/{path*}', '/kop-bil/alla-bilar-i-lager'),
  moved('/elbilar/begagnade/{path*}', '/kop-bil/biltyp/elbilar/begagnade-elbilar'),
  moved('/elbilar/{path*}', '/kop-bil/biltyp/elbilar'),
  moved('/laddhybrider/{path*}', '/kop-bil/biltyp/laddhybrider'),
  moved('/hybridbilar/{path*}', '/kop-bil/biltyp/hybridbilar'),
  moved('/demobilar/{path*}', '/kop-bil/biltyp/demobilar'),
  moved('/kampanjer/bil/{path*}', '/kop-bil/kampanjer/bilkampanjer'),
  moved('/kampanjer/{path*}', '/kop-bil/kampanjer'),
  moved('/erbjudanden/{path*}', '/kop-bil/kampanjer'),
  moved('/kop-bil/elbilar', '/kop-bil/biltyp/elbilar'),
  moved('/kop-bil/hybridbilar', '/kop-bil/biltyp/hybridbilar'),
  moved('/kop-bil/privatleasing', '/kop-bil/privatleasing-bilar'),
  moved('/salja-bil/{path*}', '/salj-bil'),
  moved('/sälj-bil/{path*}', '/salj-bil'),
  moved('/vardera-bil/{path*}', '/salj-bil'),
  moved('/SellCar/{path*}', '/salj-bil'),
];
