import type { SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import type { Parsed } from '../../shared/search/records/record-field.ts';
import { QUARTER_MINUTES, type Skill } from '../booking/calendar/bay.ts';
import type { OfferingIcon } from './offering-icons.ts';
import { type PricedOffering, type PriceList, pricedOffering, priceList } from './price-list.ts';
import { serviceRecord } from './service-record.ts';

type Service = Parsed<typeof serviceRecord>;

/**
 * The services that were imported as a price list. What no list of services says stays as it was set up: factors of
 * makes, makes that are booked elsewhere, translations; so do the pictures and skills of services with a known code.
 */
export function priceListOfRecords(
  records: readonly SearchRecord[],
  setUp: PriceList | undefined,
): PriceList {
  const services = records.flatMap((record) => parse(record) ?? []).toSorted(byOrder);
  const known = new Map(
    [...(setUp?.services ?? []), ...(setUp?.addons ?? [])].flatMap(({ offerings }) =>
      offerings.map((offering) => [offering.code, offering] as const),
    ),
  );
  const used = new Set<string>();
  const categoriesOf = (some: readonly Service[]) =>
    [...Map.groupBy(some, ({ category, name }) => category ?? name)].map(([name, group]) => {
      const { icon } = workOf(`${name} ${group.map((each) => each.name).join(' ')}`);
      return { name, icon, offerings: group.map((each) => offeringOf(each, known, used)) };
    });
  return {
    ...(setUp ?? priceList.parse({ services: [], addons: [] })),
    services: categoriesOf(services.filter(({ isAddon }) => !isAddon)),
    addons: categoriesOf(services.filter(({ isAddon }) => isAddon)),
  };
}

const parse = recordParser(serviceRecord);

function byOrder(one: Service, other: Service): number {
  return (
    (one.sortOrder ?? Number.MAX_VALUE) - (other.sortOrder ?? Number.MAX_VALUE) ||
    (one.id < other.id ? -1 : 1)
  );
}

const USUAL_MINUTES = 60;
const MOST_MINUTES = 600;

function offeringOf(
  service: Service,
  known: ReadonlyMap<string, PricedOffering>,
  used: Set<string>,
): PricedOffering {
  const code = codeOf(service.id, used);
  const before = known.get(code);
  const { makes, fuels, minutes = before?.minutes ?? USUAL_MINUTES } = service;
  const quarters = Math.ceil(minutes / QUARTER_MINUTES) * QUARTER_MINUTES;
  return pricedOffering.parse({
    ...before,
    code,
    name: service.name,
    description: service.description ?? before?.description ?? '',
    price: service.price ?? null,
    ...(service.priceText && { notKnownPriceText: service.priceText }),
    priceDiscount: Math.min(service.discount ?? 0, service.price ?? 0),
    minutes: Math.min(quarters, MOST_MINUTES),
    skills: before?.skills ?? workOf(`${service.category ?? ''} ${service.name}`).skills,
    fits: {
      ...before?.fits,
      ...(makes.length > 0 && { makes }),
      ...(fuels.length > 0 && { fuels }),
    },
  });
}

/** Addresses of the API carry codes with commas between them. */
function codeOf(id: string, used: Set<string>): string {
  const plain = id
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, MAX_CODE);
  let code = plain || 'service';
  for (let n = 2; used.has(code); n += 1) code = `${plain}-${n}`;
  used.add(code);
  return code;
}

const MAX_CODE = 90;

type Work = { icon: OfferingIcon; skills: readonly Skill[] };

/** What the words of a service say of the work, in the languages of the sites; else it is a service as any other. */
const works: readonly (readonly [RegExp, Work])[] = [
  [
    /däck|hjul|dekk|rengas|renkaan|pneu|tyre|tire|wheel|reifen|geometri|alignment/i,
    { icon: 'tyre', skills: ['tyre'] },
  ],
  [/broms|brems|jarru|brzd|brake/i, { icon: 'brakes', skills: ['brakes'] }],
  [/\bac\b|klima|luftkond|aircon|air con|ilmastoin/i, { icon: 'climate', skills: ['climate'] }],
  [/felsök|feilsøk|diagnos|vianhaku|vianetsin|vikakoodi/i, { icon: 'diagnosis', skills: ['diagnostics'] }],
  [/plåt|lack|kaross|kori|maala|karos|lakov|body|paint|buckl/i, { icon: 'body', skills: ['body'] }],
  [
    /lånebil|leiebil|lånbil|sijaisauto|náhradné|loan car|courtesy/i,
    { icon: 'loan-car', skills: ['general'] },
  ],
  [/tvätt|rekond|vask|pesu|umyt|čisten|wash|valet|clean/i, { icon: 'care', skills: ['general'] }],
];

function workOf(words: string): Work {
  return works.find(([says]) => says.test(words))?.[1] ?? { icon: 'service', skills: ['general'] };
}
