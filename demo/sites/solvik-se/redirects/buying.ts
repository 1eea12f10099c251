import { redirect } from '../../../site-builder.ts';

/** RED-43: the address of the first site, as its shop system wrote it. */
const buyCar = [
  redirect('/BuyCar/AllCars/{path*}', '/kop-bil/alla-bilar-i-lager'),
  redirect('/BuyCar/NewCars/{path*}', '/kop-bil/nya-bilar-i-lager'),
  redirect('/BuyCar/UsedCars/{path*}', '/kop-bil/begagnade-bilar-i-lager'),
  redirect('/BuyCar/DemoCars/{path*}', '/kop-bil/biltyp/demobilar'),
  redirect('/BuyCar/ElectricCars/{path*}', '/kop-bil/biltyp/elbilar'),
  redirect('/BuyCar/HybridCars/{path*}', '/kop-bil/biltyp/hybridbilar'),
  redirect('/BuyCar/PrivateLeasing/{path*}', '/kop-bil/privatleasing-bilar'),
  redirect('/BuyCar/Campaigns/{path*}', '/kop-bil/kampanjer/bilkampanjer'),
  redirect('/BuyCar/Brands/{path*}', '/kop-bil/bilmarken'),
  redirect('/BuyCar/Finance/{path*}', '/kop-bil/finansiering'),
  redirect('/BuyCar/Insurance/{path*}', '/kop-bil/bilagande/forsakring'),
  redirect('/BuyCar/Business/{path*}', '/kop-bil/foretag'),
  redirect('/BuyCar/{path*}', '/kop-bil'),
];

/** ROUTE-19: with 'ö', as people write it. */
const asWritten = [
  redirect('/köp-bil/alla-bilar-i-lager', '/kop-bil/alla-bilar-i-lager'),
  redirect('/köp-bil/{path*}', '/kop-bil'),
  redirect('/köpa-bil/{path*}', '/kop-bil'),
  redirect('/kopa-bil/{path*}', '/kop-bil'),
];

export const buying = [
  ...buyCar,
  ...asWritten,
  redirect('/nya-bilar/{path*}', '/kop-bil/nya-bilar-i-lager'),
  redirect('/begagnade-bilar/{path*}', '/kop-bil/begagnade-bilar-i-lager'),
  redirect('/bilar-i-lager/{path*}', '/kop-bil/alla-bilar-i-lager'),
  redirect('/lagerbilar/{path*}', '/kop-bil/alla-bilar-i-lager'),
  redirect('/elbilar/begagnade/{path*}', '/kop-bil/biltyp/elbilar/begagnade-elbilar'),
  redirect('/elbilar/{path*}', '/kop-bil/biltyp/elbilar'),
  redirect('/laddhybrider/{path*}', '/kop-bil/biltyp/laddhybrider'),
  redirect('/hybridbilar/{path*}', '/kop-bil/biltyp/hybridbilar'),
  redirect('/demobilar/{path*}', '/kop-bil/biltyp/demobilar'),
  redirect('/kampanjer/bil/{path*}', '/kop-bil/kampanjer/bilkampanjer'),
  redirect('/kampanjer/{path*}', '/kop-bil/kampanjer'),
  redirect('/erbjudanden/{path*}', '/kop-bil/kampanjer'),
  redirect('/kop-bil/elbilar', '/kop-bil/biltyp/elbilar'),
  redirect('/kop-bil/hybridbilar', '/kop-bil/biltyp/hybridbilar'),
  redirect('/kop-bil/privatleasing', '/kop-bil/privatleasing-bilar'),
  redirect('/salja-bil/{path*}', '/salj-bil'),
  redirect('/sälj-bil/{path*}', '/salj-bil'),
  redirect('/vardera-bil/{path*}', '/salj-bil'),
  redirect('/SellCar/{path*}', '/salj-bil'),
];
