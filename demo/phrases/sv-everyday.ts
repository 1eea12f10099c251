import type { Phrase } from './phrase.ts';

/** More of what people type on a Swedish site of new and used cars. */
export const swedishEverydayPhrases: readonly Phrase[] = [
  ['volvo ex30', 'make=Volvo make=Volvo/EX30'],
  ['begagnade toyotor', 'condition=Begagnad make=Toyota'],
  ['kia sportage laddhybrid', 'make=Kia make=Kia/Sportage fuel=Laddhybrid'],
  ['grön mini countryman', 'color=Grön make=MINI make=MINI/Countryman'],
  ['bakhjulsdriven bmw', 'drive=Bakhjulsdrift make=BMW'],
  ['svart eller grå suv', 'color=Svart color=Grå body=SUV'],
  ['pickup fyrhjulsdrift', 'body=Pickup drive=Fyrhjulsdrift'],
  ['skåpbil under 250 000', 'body=Transportbil price=..250000'],
  ['elbil 2023 i Örebro', 'fuel=El year=2023 city=Örebro'],
  ['porsche macan från 2020', 'make=Porsche make=Porsche/Macan year=2020..'],
  ['v90 med dragkrok och panoramatak', 'make=Volvo/V90 equipment=Dragkrok equipment=Panoramatak'],
  ['rattvärme', 'equipment=Eluppvärmd ratt'],
  ['stolsvärme', 'equipment=Eluppvärmda framsäten'],
  ['nya elbilar i Jönköping', 'condition=Ny fuel=El city=Jönköping'],
  ['bensin automat 2018-2020 under 8000 mil', 'fuel=Bensin gearbox=Automat year=2018..2020 mileage=..8000'],
  ['sedan laddhybrid', 'body=Sedan fuel=Laddhybrid'],
  ['polestar i Uppsala', 'make=Polestar city=Uppsala'],
  ['mellan 250 000 och 350 000 kr', 'price=250000..350000'],
  ['helljusautomatik kombi', '”helljusautomatik” body=Kombi'],
  ['cabbar', 'body=Cabriolet'],
];

/** More of what people type on a Swedish site of used cars. */
export const swedishStoreEverydayPhrases: readonly Phrase[] = [
  ['golf under 100000', 'make=Volkswagen/Golf price=..100000'],
  ['v70', 'make=Volvo/V70'],
  ['nissan leaf i Linköping', 'make=Nissan make=Nissan/Leaf city=Linköping'],
  ['billig kombi max 80 000', '”billig” body=Kombi price=..80000'],
  ['begagnad tesla model 3 vit', 'condition=Begagnad make=Tesla make=Tesla/Model 3 color=Vit'],
  ['sjusits i Eskilstuna', 'seats=7 city=Eskilstuna'],
  ['skoda superb diesel automat', 'make=Škoda make=Škoda/Superb fuel=Diesel gearbox=Automat'],
  ['kia niro 2021', 'make=Kia make=Kia/Niro year=2021'],
  ['volkswagen caddy', 'make=Volkswagen make=Volkswagen/Caddy'],
  ['halvkombi bensin manuell', 'body=Halvkombi fuel=Bensin gearbox=Manuell'],
  ['minibuss 9 platser', 'body=Minibuss seats=9'],
  ['blå volvo v40', 'color=Blå make=Volvo make=Volvo/V40'],
  ['suv 4wd dragkrok', 'body=SUV drive=Fyrhjulsdrift equipment=Dragkrok'],
  ['helsingborg elbil', 'city=Helsingborg fuel=El'],
  ['2000-2500 kr/mån', 'monthly=2000..2500'],
  ['under 6000 mil automat', 'mileage=..6000 gearbox=Automat'],
];
