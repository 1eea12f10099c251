import { nameKey } from '../../../../shared/search/name-key.ts';
import { makeNicknames } from '../../../cars/phrase/nicknames.ts';
import { nearestOf } from './nearest.ts';

/** Makes of cars, vans and motorcycles as they write themselves, so that 'VOLVO' and 'volvo' are one. */
const names =
  'Abarth, AC, Acura, Aiways, Aixam, Alfa Romeo, Alpina, Alpine, Aprilia, Aston Martin, Audi, Austin, Bentley, BMW, Buick, BYD, Cadillac, Caterham, Chery, Chevrolet, Chrysler, Citroën, CUPRA, Dacia, Daewoo, DAF, Daihatsu, Daimler, Datsun, Dodge, Dongfeng, DS, Ducati, Ferrari, Fiat, Fisker, Force, Ford, Genesis, Geely, GMC, Great Wall, GWM, Harley-Davidson, Holden, Honda, Hongqi, Hummer, Husqvarna, Hyundai, INEOS, Infiniti, Isuzu, Iveco, JAC, Jaecoo, Jaguar, Jeep, Kawasaki, KGM, Kia, KTM, Lada, Lamborghini, Lancia, Land Rover, LDV, Leapmotor, LEVC, Lexus, Ligier, Lincoln, Lotus, Lucid, Lynk & Co, Mahindra, MAN, Maruti, Maruti Suzuki, Maserati, Maxus, Maybach, Mazda, McLaren, Mercedes-Benz, Mercedes-AMG, Mercury, MG, MINI, Mitsubishi, Morgan, Morris, NIO, Nissan, Oldsmobile, Omoda, Opel, Peugeot, Piaggio, Plymouth, Polestar, Pontiac, Porsche, RAM, Range Rover, Renault, Rivian, Rolls-Royce, Rover, Saab, Saturn, Scania, Scion, SEAT, Seres, Škoda, smart, SsangYong, Subaru, Suzuki, Tata, Tesla, Toyota, Triumph, Vauxhall, Vespa, VinFast, Voyah, Volkswagen, Volvo, Xpeng, Yamaha, Zeekr, Ambassador, Isuzu Trucks, Opel/Vauxhall';

const aliases =
  'Merc: Mercedes-Benz, Mercedes: Mercedes-Benz, Mercedes Benz: Mercedes-Benz, VW: Volkswagen, Volkswagen Nutzfahrzeuge: Volkswagen, VW Nutzfahrzeuge: Volkswagen, Volkswagen Commercial: Volkswagen, Chevy: Chevrolet, Alfa: Alfa Romeo, Rolls Royce: Rolls-Royce, Landrover: Land Rover, Harley: Harley-Davidson, Mercedes-Benz Vans: Mercedes-Benz, Lynk Co: Lynk & Co, Citroen: Citroën, Skoda: Škoda';

/** Names and other spellings of them; misspellings are not among them. */
export const makeByKey: ReadonlyMap<string, string> = new Map([
  ...names.split(', ').map((name) => [nameKey(name), name] as const),
  ...aliases.split(', ').map((alias) => {
    const [name = '', make = ''] = alias.split(': ');
    return [nameKey(name), make] as const;
  }),
]);

/** What people mean by a misspelling that is no make: 'hyundi'. */
export function nearestMake(written: string): string | undefined {
  const key = nameKey(written);
  const nickname = Object.entries(makeNicknames).find(([, each]) =>
    each.some((name) => nameKey(name) === key),
  );
  return nickname?.[0] ?? nearestOf(key, makeByKey);
}

/** The make that a text begins with, and what follows it: 'Mercedes Benz C 220 d'. */
export function makeIn(text: string): { make: string; rest: string } | undefined {
  const words = text.trim().split(/\s+/);
  for (let from = 0; from < Math.min(words.length, MAX_WORDS_BEFORE); from += 1)
    for (let count = Math.min(3, words.length - from); count > 0; count -= 1) {
      const make = makeByKey.get(nameKey(words.slice(from, from + count).join(' ')));
      const isCode = words[from]?.length === 2 && words[from] !== words[from]?.toUpperCase();
      if (make && !isCode) return { make, rest: words.slice(from + count).join(' ') };
    }
  return undefined;
}

/** '2014 Used Toyota Camry'. */
const MAX_WORDS_BEFORE = 3;
