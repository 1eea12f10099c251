import type { Make } from './catalogue.ts';
import { audi } from './makes/audi.ts';
import { bmw } from './makes/bmw.ts';
import { bmwMotorrad } from './makes/bmw-motorrad.ts';
import { byd, gwm, kgm, lynkCo, maxus, mg, xpeng } from './makes/china-and-korea.ts';
import { citroen, ds } from './makes/citroen-and-ds.ts';
import { fiat, jeep } from './makes/fiat-and-jeep.ts';
import { ford } from './makes/ford.ts';
import { hyundai } from './makes/hyundai.ts';
import { honda, mitsubishi, subaru, suzuki } from './makes/japan.ts';
import { kia } from './makes/kia.ts';
import { jaguar, landRover } from './makes/land-rover-and-jaguar.ts';
import { mazda } from './makes/mazda.ts';
import { mercedes } from './makes/mercedes.ts';
import { mini } from './makes/mini.ts';
import { nissan } from './makes/nissan.ts';
import { opel, vauxhall } from './makes/opel-and-vauxhall.ts';
import { peugeot } from './makes/peugeot.ts';
import { polestar } from './makes/polestar.ts';
import { porsche } from './makes/porsche.ts';
import { dacia, renault } from './makes/renault-and-dacia.ts';
import { cupra, seat } from './makes/seat-and-cupra.ts';
import { skoda } from './makes/skoda.ts';
import { smart } from './makes/smart.ts';
import { tesla } from './makes/tesla.ts';
import { lexus, toyota } from './makes/toyota.ts';
import { volkswagen } from './makes/volkswagen.ts';
import { volvo } from './makes/volvo.ts';

export const makes: readonly Make[] = [
  audi,
  bmw,
  bmwMotorrad,
  byd,
  citroen,
  cupra,
  dacia,
  ds,
  fiat,
  ford,
  gwm,
  honda,
  hyundai,
  jaguar,
  jeep,
  kgm,
  kia,
  landRover,
  lexus,
  lynkCo,
  maxus,
  mazda,
  mercedes,
  mg,
  mini,
  mitsubishi,
  nissan,
  opel,
  peugeot,
  polestar,
  porsche,
  renault,
  seat,
  skoda,
  smart,
  subaru,
  suzuki,
  tesla,
  toyota,
  vauxhall,
  volkswagen,
  volvo,
  xpeng,
];
