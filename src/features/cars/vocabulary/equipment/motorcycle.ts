import { type Term, words } from '../../../../shared/search/records/term.ts';

export const motorcycleEquipment: readonly Term[] = [
  {
    code: 'heated-grips',
    words: words('Varma handtag', 'Varmeholker', 'Kahvanlämmittimet', 'Vyhrievané rukoväte', 'Heated grips'),
  },
  {
    code: 'quickshifter',
    words: words('Quickshifter', 'Quickshifter', 'Pikavaihteisto', 'Quickshifter', 'Quickshifter'),
  },
  {
    code: 'electronic-suspension',
    words: words(
      'Elektronisk fjädring',
      'Elektronisk demping',
      'Elektroninen jousitus',
      'Elektronický podvozok',
      'Electronic suspension',
    ),
  },
  { code: 'panniers', words: words('Sidoväskor', 'Sidevesker', 'Sivulaukut', 'Bočné kufre', 'Panniers') },
  { code: 'top-box', words: words('Toppbox', 'Toppboks', 'Takalaukku', 'Vrchný kufor', 'Top box') },
  {
    code: 'tft-display',
    words: words('TFT-display', 'TFT-display', 'TFT-näyttö', 'TFT displej', 'TFT display'),
  },
  { code: 'abs', words: words('ABS', 'ABS', 'ABS', 'ABS', 'ABS') },
  {
    code: 'traction-control',
    words: words('Antispinn', 'Antispinn', 'Luistonesto', 'Kontrola trakcie', 'Traction control'),
  },
  {
    code: 'hand-guards',
    words: words('Handskydd', 'Håndbeskyttere', 'Käsisuojat', 'Kryty rúk', 'Hand guards'),
  },
  {
    code: 'centre-stand',
    words: words('Centralstöd', 'Midtstøtte', 'Keskiseisontatuki', 'Stredový stojan', 'Centre stand'),
  },
];
