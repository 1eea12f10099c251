import { type Item, item } from './item.ts';

const usually: Item['likely'] = () => 0.75;
const often: Item['likely'] = () => 0.45;
const burns: Item['likely'] = ({ engine }) => (engine.fuel === 'petrol' ? 0.7 : 0);

export const motorcycleItems: readonly Item[] = [
  item(usually, 'Varma handtag', 'Varmeholker', 'Kahvanlämmittimet', 'Vyhrievané rukoväte', 'Heated grips'),
  item(burns, 'Quickshifter', 'Quickshifter', 'Pikavaihteisto', 'Quickshifter', 'Quickshifter'),
  item(often, 'Farthållare', 'Cruisekontroll', 'Vakionopeudensäädin', 'Tempomat', 'Cruise control'),
  item(
    burns,
    'Elektronisk fjädring',
    'Elektronisk demping',
    'Elektroninen jousitus',
    'Elektronický podvozok',
    'Electronic suspension',
  ),
  item(often, 'Sidoväskor', 'Sidevesker', 'Sivulaukut', 'Bočné kufre', 'Panniers'),
  item(often, 'Toppbox', 'Toppboks', 'Takalaukku', 'Vrchný kufor', 'Top box'),
  item(usually, 'TFT-display', 'TFT-display', 'TFT-näyttö', 'TFT displej', 'TFT display'),
  item(usually, 'LED-strålkastare', 'LED-hovedlys', 'LED-ajovalo', 'LED svetlomet', 'LED headlight'),
  item(() => 1, 'ABS', 'ABS', 'ABS', 'ABS', 'ABS'),
  item(usually, 'Antispinn', 'Antispinn', 'Luistonesto', 'Kontrola trakcie', 'Traction control'),
  item(often, 'Handskydd', 'Håndbeskyttere', 'Käsisuojat', 'Kryty rúk', 'Hand guards'),
  item(often, 'Centralstöd', 'Midtstøtte', 'Keskiseisontatuki', 'Stredový stojan', 'Centre stand'),
];
