import type { Phrase } from './phrase.ts';

/** More of what people type on a Finnish site. */
export const finnishEverydayPhrases: readonly Phrase[] = [
  ['toyota corolla hybridi', 'make=Toyota make=Toyota/Corolla fuel=Hybridi|Ladattava hybridi'],
  ['käytetty farmari Kuopiossa', 'condition=Vaihtoauto body=Farmari city=Kuopio'],
  ['nissan qashqai automaatti', 'make=Nissan make=Nissan/Qashqai gearbox=Automaatti'],
  ['harmaa tai musta maasturi', 'color=Harmaa color=Musta body=SUV'],
  ['takavetoinen bmw', 'drive=Takaveto make=BMW'],
  ['pakettiauto Vaasa', 'body=Pakettiauto city=Vaasa'],
  ['audi a4 diesel alle 15000 €', 'make=Audi make=Audi/A4 fuel=Diesel price=..15000'],
  ['15 000 - 25 000 euroa', 'price=15000..25000'],
  ['ratinlämmitys', 'equipment=Lämmitettävä ohjauspyörä'],
  ['talvirenkailla', 'equipment=Talvirenkaat vanteilla'],
  ['sininen skoda superb', 'color=Sininen make=Škoda make=Škoda/Superb'],
  ['tila-auto 7 paikkaa', 'body=Tila-auto seats=7'],
  ['bensa automaatti alle 80 000 km', 'fuel=Bensiini gearbox=Automaatti mileage=..80000'],
  ['koukullinen neliveto', 'equipment=Vetokoukku drive=Neliveto'],
  ['mersun c-sarja', 'make=Mercedes-Benz make=Mercedes-Benz/C-sarja'],
  ['200-300 €/kk', 'monthly=200..300'],
  ['sedan', 'body=Sedan'],
  ['kaikki teslat', 'make=Tesla'],
];

/** The same site in Swedish. */
export const swedishOnFinnishEverydayPhrases: readonly Phrase[] = [
  ['begagnad toyota', 'condition=Vaihtoauto make=Toyota'],
  ['fyrhjulsdriven farmare', 'drive=Neliveto body=Farmari'],
  ['vit skoda i Lahtis', 'color=Valkoinen make=Škoda city=Lahti'],
  ['laddhybrid under 25 000 euro', 'fuel=Ladattava hybridi price=..25000'],
  ['paketbil', 'body=Pakettiauto'],
  ['automat från 2020', 'gearbox=Automaatti year=2020..'],
  ['Nyland', 'region=Uusimaa'],
];
