import { type Term, words } from '../../../../shared/search/records/term.ts';

export const comfortEquipment: readonly Term[] = [
  {
    code: 'heat-pump',
    words: words('Värmepump', 'Varmepumpe', 'Ilmalämpöpumppu', 'Tepelné čerpadlo', 'Heat pump'),
    searches: { fi: ['Lämpöpumppu'] },
  },
  {
    code: 'panoramic-roof',
    words: words('Panoramatak', 'Panoramatak', 'Panoraamakatto', 'Panoramatická strecha', 'Panoramic roof'),
    searches: {
      sv: ['Panorama', 'Glastak', 'Soltak', 'Taklucka'],
      nb: ['Panorama', 'Glasstak', 'Soltak'],
      fi: ['Panorama', 'Lasikatto'],
      sk: ['Panoráma'],
      en: ['Panoramic sunroof', 'Glass roof', 'Pano roof'],
    },
  },
  {
    code: 'leather-upholstery',
    words: words('Läderklädsel', 'Skinnseter', 'Nahkaverhoilu', 'Kožené sedadlá', 'Leather upholstery'),
    searches: {
      sv: ['Läder', 'Skinn', 'Skinnklädsel'],
      nb: ['Skinn'],
      fi: ['Nahka', 'Nahkaistuimet', 'Nahkapenkit', 'Nahkasisusta'],
      sk: ['Koža', 'Koženými sedadlami', 'Kožených sedadiel'],
      en: ['Leather', 'Leather seats'],
    },
  },
  {
    code: 'heated-steering-wheel',
    words: words(
      'Eluppvärmd ratt',
      'Oppvarmet ratt',
      'Lämmitettävä ohjauspyörä',
      'Vyhrievaný volant',
      'Heated steering wheel',
    ),
    searches: { sv: ['Rattvärme'], nb: ['Rattvarme'], fi: ['Ratinlämmitys'] },
  },
  {
    code: 'heated-front-seats',
    words: words(
      'Eluppvärmda framsäten',
      'Oppvarmede forseter',
      'Lämmitettävät etuistuimet',
      'Vyhrievané predné sedadlá',
      'Heated front seats',
    ),
    searches: {
      sv: ['Stolsvärme', 'Sätesvärme'],
      nb: ['Setevarme'],
      fi: ['Istuinlämmitys', 'Penkinlämmittimet'],
      sk: ['Vyhrievané sedadlá'],
      en: ['Heated seats', 'Seat heating'],
    },
  },
  {
    code: 'heated-rear-seats',
    words: words(
      'Eluppvärmda baksäten',
      'Oppvarmede bakseter',
      'Lämmitettävät takaistuimet',
      'Vyhrievané zadné sedadlá',
      'Heated rear seats',
    ),
  },
  {
    code: 'powered-drivers-seat-with-memory',
    words: words(
      'Elmanövrerad förarstol med minne',
      'Elektrisk førersete med minne',
      'Sähkösäätöinen kuljettajanistuin muistilla',
      'Elektricky nastaviteľné sedadlo s pamäťou',
      'Powered driver’s seat with memory',
    ),
  },
  {
    code: 'head-up-display',
    words: words(
      'Head-up display',
      'Head-up-display',
      'Tuulilasinäyttö',
      'Head-up displej',
      'Head-up display',
    ),
    searches: { en: ['HUD'] },
  },
  {
    code: 'ventilated-front-seats',
    words: words(
      'Ventilerade framsäten',
      'Ventilerte forseter',
      'Tuuletetut etuistuimet',
      'Odvetrávané sedadlá',
      'Ventilated front seats',
    ),
  },
  {
    code: 'premium-sound-system',
    words: words(
      'Premiumljud',
      'Premium lydanlegg',
      'Premium-äänentoisto',
      'Prémiový zvukový systém',
      'Premium sound system',
    ),
  },
  {
    code: 'wireless-phone-charging',
    words: words(
      'Trådlös mobilladdning',
      'Trådløs mobillading',
      'Langaton puhelimen lataus',
      'Bezdrôtové nabíjanie telefónu',
      'Wireless phone charging',
    ),
  },
  {
    code: 'apple-carplay-and-android-auto',
    words: words(
      'Apple CarPlay och Android Auto',
      'Apple CarPlay og Android Auto',
      'Apple CarPlay ja Android Auto',
      'Apple CarPlay a Android Auto',
      'Apple CarPlay and Android Auto',
    ),
    searches: { en: ['Apple CarPlay', 'CarPlay', 'Android Auto'] },
  },
  {
    code: 'satellite-navigation',
    words: words('Navigation', 'Navigasjon', 'Navigointi', 'Navigácia', 'Satellite navigation'),
    searches: {
      sv: ['Navi', 'GPS'],
      nb: ['Navi'],
      fi: ['Navi', 'Navigaattori'],
      sk: ['GPS'],
      en: ['Sat nav', 'Satnav', 'Navigation'],
    },
  },
  {
    code: 'keyless-entry',
    words: words('Keyless', 'Nøkkelfri', 'Avaimeton käyttö', 'Bezkľúčové otváranie', 'Keyless entry'),
    searches: { sv: ['Nyckelfri start'], en: ['Keyless go', 'Smart key'] },
  },
  {
    code: 'privacy-glass',
    words: words(
      'Tonade rutor bak',
      'Mørke ruter bak',
      'Tummennetut takalasit',
      'Stmavené zadné sklá',
      'Privacy glass',
    ),
  },
  {
    code: 'digital-instrument-display',
    words: words(
      'Digital förardisplay',
      'Digitalt førerdisplay',
      'Digitaalinen mittaristo',
      'Digitálny prístrojový panel',
      'Digital instrument display',
    ),
  },
  {
    code: 'ambient-lighting',
    words: words(
      'Stämningsbelysning',
      'Stemningslys',
      'Tunnelmavalaistus',
      'Ambientné osvetlenie',
      'Ambient lighting',
    ),
  },
  {
    code: 'sports-seats',
    words: words('Sportsäten', 'Sportsseter', 'Urheiluistuimet', 'Športové sedadlá', 'Sports seats'),
    searches: { en: ['Sport seats'] },
  },
  {
    code: 'acoustic-glass',
    words: words(
      'Ljuddämpande glas',
      'Lyddempende glass',
      'Akustiikkalasit',
      'Akustické sklá',
      'Acoustic glass',
    ),
  },
  {
    code: 'app-controlled-pre-conditioning',
    words: words(
      'Förkonditionering via app',
      'Forvarming via app',
      'Esilämmitys sovelluksella',
      'Predhriatie cez aplikáciu',
      'App-controlled pre-conditioning',
    ),
  },
  {
    code: 'air-conditioning',
    words: words('Luftkonditionering', 'Klimaanlegg', 'Ilmastointi', 'Klimatizácia', 'Air conditioning'),
    searches: {
      sv: ['AC', 'Luftkonditionering (AC)'],
      nb: ['AC', 'Aircondition'],
      fi: ['AC'],
      sk: ['AC', 'Klíma'],
      en: ['AC', 'Aircon'],
    },
  },
  {
    code: 'two-zone-climate-control',
    words: words(
      'Tvåzons klimatanläggning',
      'Tosoners klimaanlegg',
      'Kaksialueilmastointi',
      'Dvojzónová klimatizácia',
      'Two-zone climate control',
    ),
  },
  { code: 'bluetooth', words: words('Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth') },
  {
    code: 'multifunction-steering-wheel',
    words: words(
      'Multifunktionsratt',
      'Multifunksjonsratt',
      'Monitoimiratti',
      'Multifunkčný volant',
      'Multifunction steering wheel',
    ),
  },
  {
    code: 'power-folding-mirrors',
    words: words(
      'Elinfällbara sidospeglar',
      'Elektrisk innfellbare speil',
      'Sähköisesti taittuvat peilit',
      'Sklopné spätné zrkadlá',
      'Power-folding mirrors',
    ),
  },
  {
    code: 'central-locking',
    words: words('Centrallås', 'Sentrallås', 'Keskuslukitus', 'Centrálne zamykanie', 'Central locking'),
  },
  {
    code: 'heated-windscreen',
    words: words(
      'Eluppvärmd vindruta',
      'Oppvarmet frontrute',
      'Lämmitettävä tuulilasi',
      'Vyhrievané čelné sklo',
      'Heated windscreen',
    ),
  },
  {
    code: 'parking-heater',
    words: words(
      'Parkeringsvärmare',
      'Parkeringsvarmer',
      'Polttoainekäyttöinen lisälämmitin',
      'Nezávislé kúrenie',
      'Parking heater',
    ),
    searches: {
      sv: ['Dieselvärmare', 'Webasto'],
      nb: ['Dieselvarmer', 'Webasto'],
      fi: ['Webasto', 'Eberspächer'],
      sk: ['Webasto'],
      en: ['Auxiliary heater', 'Webasto'],
    },
  },
];
