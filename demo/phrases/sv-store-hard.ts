import type { HardPhrases } from './phrase.ts';

/** What is hard to read of what people type on a Swedish site of used cars. */
export const swedishStoreHardPhrases: HardPhrases = {
  negation: [
    ['inte diesel', 'fuel!=Diesel'],
    ['ej hybrid, ej el', 'fuel!=Elhybrid|Laddhybrid fuel!=El'],
    ['kombi utan dragkrok', 'body=Kombi equipment!=Dragkrok'],
    ['elbil inte i Stockholm', 'fuel=El city!=Stockholm'],
    ['kombi ej malmö', 'body=Kombi region!=Skåne/Malmö'],
    ['hela landet förutom Skåne', 'region!=Skåne'],
    [
      'manuell golf ej diesel under 150 000',
      'gearbox=Manuell make=Volkswagen/Golf fuel!=Diesel price=..150000',
    ],
    ['vw men ingen golf', 'make=Volkswagen make!=Volkswagen/Golf'],
    ['allt utom volvo och bmw', 'make!=Volvo make!=BMW'],
    ['kia eller hyundai ej elbil', 'make=Kia make=Hyundai fuel!=El'],
    ['inga manuella', 'gearbox!=Manuell'],
    ['småbil som inte är vit', 'body=Halvkombi color!=Vit'],
    ['inte över 10 000 mil', 'mileage=..10000'],
    ['utan värmepump', 'equipment!=Värmepump'],
  ],
  age: [
    ['yngre än 4 år', 'age=..4'],
    ['golf inte äldre än 2018', 'make=Volkswagen/Golf year=2018..'],
    ['äldre än 8 år under 100 000', 'age=8.. price=..100000'],
    ['max 6 år gammal familjebil', 'age=..6 body=Familjebuss|Kombi|Minibuss|SUV'],
    ['som mest 3 år', 'age=..3'],
  ],
  radius: [
    ['inom 3 mil från Lund', 'near=Lund 30 km'],
    ['kombi max 40 km från Stockholm', 'body=Kombi near=Stockholm 40 km'],
    ['inom 10 mil från Linköping under 6000 mil', 'near=Linköping 100 km mileage=..6000'],
    ['elbil inom två mil från Göteborg', 'fuel=El near=Göteborg 20 km'],
    ['inom 80 km från Södertälje', 'near=Södertälje 80 km'],
  ],
  unit: [
    ['leaf med 25 mils räckvidd', 'make=Nissan/Leaf range=250..'],
    ['under 9000 mil', 'mileage=..9000'],
    ['minst 100 kW', 'power=136..'],
    ['drar 1500 kg', 'towing=1500..'],
    ['lastvolym över 600 liter', '?”lastvolym över 600 liter”'],
  ],
  offer: [
    ['privatleasing upp till 3000 kr', 'private_monthly=..3000'],
    ['begagnad privatleasing max 3500', 'condition=Begagnad private_monthly=..3500'],
    ['företagsleasing under 3000 kr/mån', 'company_monthly=..3000'],
    ['månadskostnad lån max 1800', 'monthly=..1800'],
    ['under 1500 kr i månaden', 'monthly=..1500'],
  ],
  name: [
    ['range rover sport', 'make=Land Rover/Range Rover Sport'],
    ['dacia spring', 'make=Dacia make=Dacia/Spring'],
    ['smart fortwo', 'make=smart make=smart/fortwo'],
    ['transit', 'make=Ford/Transit Connect|Ford/Transit Custom'],
    ['mustang mach-e', 'make=Ford/Mustang Mach-E'],
    ['c-klass kombi', 'make=Mercedes-Benz/C-Klass body=Kombi'],
    ['nybesiktigad', '”nybesiktigad”'],
    ['svarta fälgar', '”svarta fälgar”'],
    ['fiat 500 under 500 mil', 'make=Fiat make=Fiat/500 mileage=..500'],
  ],
};
