import { type Term, words } from '../../../../shared/search/records/term.ts';

export const drivingEquipment: readonly Term[] = [
  {
    code: 'four-wheel-drive',
    words: words('Fyrhjulsdrift', 'Firehjulsdrift', 'Neliveto', 'Pohon všetkých kolies', 'Four-wheel drive'),
  },
  {
    code: 'adaptive-cruise-control',
    words: words(
      'Adaptiv farthållare',
      'Adaptiv cruisekontroll',
      'Mukautuva vakionopeudensäädin',
      'Adaptívny tempomat',
      'Adaptive cruise control',
    ),
    searches: { sv: ['Adaptiv cruise control'], nb: ['Adaptiv cruise control'], en: ['ACC'] },
  },
  {
    code: '360-camera',
    words: words('360-kamera', '360-graders kamera', '360 asteen kamera', 'Kamera 360°', '360° camera'),
    searches: { en: ['360 camera', 'Surround view'] },
  },
  {
    code: 'matrix-led-headlights',
    words: words(
      'Matrix LED-strålkastare',
      'Matrix LED-lys',
      'Matrix LED -ajovalot',
      'Matrix LED svetlomety',
      'Matrix LED headlights',
    ),
  },
  {
    code: 'reversing-camera',
    words: words('Backkamera', 'Ryggekamera', 'Peruutuskamera', 'Cúvacia kamera', 'Reversing camera'),
    searches: {
      sv: ['Parkeringskamera'],
      nb: ['Parkeringskamera'],
      fi: ['Parkkikamera'],
      sk: ['Parkovacia kamera'],
      en: ['Rear camera', 'Reverse camera'],
    },
  },
  {
    code: 'parking-sensors-front-and-rear',
    words: words(
      'Parkeringssensorer fram och bak',
      'Parkeringssensorer foran og bak',
      'Pysäköintitutkat edessä ja takana',
      'Parkovacie senzory vpredu a vzadu',
      'Parking sensors front and rear',
    ),
    searches: {
      sv: ['Parkeringssensorer'],
      nb: ['Parkeringssensorer', 'Parkeringssensor'],
      fi: ['Pysäköintitutkat', 'Parkkitutka'],
      sk: ['Parkovacie senzory'],
      en: ['Parking sensors'],
    },
  },
  {
    code: 'blind-spot-monitor',
    words: words(
      'Döda vinkel-varnare',
      'Blindsonevarsling',
      'Kuolleen kulman varoitin',
      'Sledovanie mŕtveho uhla',
      'Blind spot monitor',
    ),
  },
  {
    code: 'lane-keeping-assist',
    words: words(
      'Filhållningsassistans',
      'Filholderassistent',
      'Kaistavahti',
      'Asistent udržania v pruhu',
      'Lane keeping assist',
    ),
  },
  {
    code: 'autonomous-emergency-braking',
    words: words(
      'Automatisk nödbroms',
      'Automatisk nødbrems',
      'Automaattinen hätäjarrutus',
      'Automatické núdzové brzdenie',
      'Autonomous emergency braking',
    ),
  },
  {
    code: 'led-headlights',
    words: words('LED-strålkastare', 'LED-hovedlys', 'LED-ajovalot', 'LED svetlomety', 'LED headlights'),
    searches: { fi: ['LED-ajovalo'], sk: ['LED svetlomet'], en: ['LED headlight'] },
  },
  {
    code: 'air-suspension',
    words: words('Luftfjädring', 'Luftfjæring', 'Ilmajousitus', 'Vzduchové pruženie', 'Air suspension'),
  },
  {
    code: 'paddle-shifters',
    words: words(
      'Rattpaddlar',
      'Girhendler på rattet',
      'Vaihdevivut ratissa',
      'Radenie pod volantom',
      'Paddle shifters',
    ),
  },
  {
    code: 'locking-differential',
    words: words(
      'Differentialspärr',
      'Differensialsperre',
      'Tasauspyörästön lukko',
      'Uzávierka diferenciálu',
      'Locking differential',
    ),
  },
  {
    code: 'cruise-control',
    words: words('Farthållare', 'Cruisekontroll', 'Vakionopeudensäädin', 'Tempomat', 'Cruise control'),
    searches: { nb: ['Cruise control'] },
  },
  {
    code: 'rain-sensing-wipers',
    words: words('Regnsensor', 'Regnsensor', 'Sadetunnistin', 'Dažďový senzor', 'Rain-sensing wipers'),
  },
  {
    code: 'electronic-stability-control',
    words: words('Antisladd', 'Antiskrens (ESC)', 'Ajonvakautus', 'ESP', 'Electronic stability control'),
    searches: { en: ['ESC', 'ESP'] },
  },
];
