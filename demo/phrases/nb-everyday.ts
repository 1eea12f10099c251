import type { Phrase } from './phrase.ts';

/** More of what people type on a Norwegian site of new and used cars. */
export const norwegianEverydayPhrases: readonly Phrase[] = [
  ['bmw ix3', 'make=BMW make=BMW/iX3'],
  ['volvo ex30 hvit', 'make=Volvo make=Volvo/EX30 color=Hvit'],
  ['ny kia ev6', 'condition=Ny make=Kia make=Kia/EV6'],
  ['skoda octavia stasjonsvogn', 'make=Škoda make=Škoda/Octavia body=Stasjonsvogn'],
  ['bruktbiler i Tromsø', 'condition=Brukt city=Tromsø'],
  ['grå eller svart elbil', 'color=Grå color=Svart fuel=Elektrisk'],
  ['elbil med panoramatak og skinnseter', 'fuel=Elektrisk equipment=Panoramatak equipment=Skinnseter'],
  ['motorsykkel', 'body=Motorsykkel'],
  ['rattvarme', 'equipment=Oppvarmet ratt'],
  ['setevarme', 'equipment=Oppvarmede forseter'],
  ['diesel automat under 200 000', 'fuel=Diesel gearbox=Automat price=..200000'],
  ['mini countryman i Stavanger', 'make=MINI make=MINI/Countryman city=Stavanger'],
  ['mellom 300 000 og 400 000 kr', 'price=300000..400000'],
  ['rogaland', 'region=Rogaland'],
  ['bakhjulsdrift bmw', 'drive=Bakhjulsdrift make=BMW'],
  ['tilhengervekt over 2000 kg', 'towing=2000..'],
];

/** What people type on a Norwegian site of used cars. */
export const norwegianStoreEverydayPhrases: readonly Phrase[] = [
  ['nissan leaf', 'make=Nissan make=Nissan/Leaf'],
  ['tesla', 'make=Tesla'],
  ['elbil under 150 000', 'fuel=Elektrisk price=..150000'],
  ['hvit golf', 'color=Hvit make=Volkswagen/Golf'],
  ['stasjonsvogn diesel', 'body=Stasjonsvogn fuel=Diesel'],
  ['ladbar hybrid i Kristiansand', 'fuel=Ladbar hybrid city=Kristiansand'],
  ['rav4 hybrid', 'make=Toyota/RAV4 fuel=Hybrid|Ladbar hybrid'],
  ['varebil', 'body=Varebil'],
  ['7-seter elbil', 'seats=7 fuel=Elektrisk'],
  ['xpeng g9', 'make=XPENG make=XPENG/G9'],
  ['automat bensin under 100 000 km', 'gearbox=Automat fuel=Bensin mileage=..100000'],
  ['suv med hengerfeste i Ålesund', 'body=SUV equipment=Tilhengerfeste city=Ålesund'],
  ['fra 2020 til 2023', 'year=2020..2023'],
  ['maks 2000 kr/mnd', 'monthly=..2000'],
  ['polestar 2 2022', 'make=Polestar make=Polestar/2 year=2022'],
  ['firehjulsdrift Lillestrøm', 'drive=Firehjulsdrift city=Lillestrøm'],
  ['blå audi e-tron', 'color=Blå make=Audi make=Audi/e-tron'],
  ['minst 250 hk', 'power=250..'],
];
