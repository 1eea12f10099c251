import { type PricedOffering, type PriceList, pricedOffering, priceList } from '../price-list.ts';

type Given = { code: string } & Partial<PricedOffering>;

/** An offering of a price list; a test shows only what matters to it. */
export function aPricedOffering({ code, ...more }: Given): PricedOffering {
  return pricedOffering.parse({ code, name: code, price: 1000, minutes: 60, skills: ['general'], ...more });
}

/** A short price list with one offering of every kind. */
export function aPriceList(more: Partial<PriceList> = {}): PriceList {
  return priceList.parse({
    services: [
      {
        name: 'Service',
        icon: 'service',
        offerings: [
          aPricedOffering({ code: 'originalservice', price: 3000, minutes: 90, authorisedOnly: true }),
          aPricedOffering({ code: 'basservice', price: 2000, minutes: 60 }),
          aPricedOffering({
            code: 'timing-belt',
            price: 6000,
            minutes: 300,
            fits: { notFuels: ['El'], fromAge: 5 },
          }),
        ],
      },
      {
        name: 'Däck och hjul',
        icon: 'tyre',
        offerings: [
          aPricedOffering({
            code: 'tyre-change',
            price: 200,
            priceDiscount: 50,
            minutes: 45,
            skills: ['tyre'],
            unitPrice: { unit: 'hjul', minimum: 2, maximum: 8, unitAbbreviation: 'st', postfix: 'per hjul' },
          }),
        ],
      },
      {
        name: 'Felsökning',
        icon: 'diagnosis',
        offerings: [
          aPricedOffering({
            code: 'diagnosis',
            price: null,
            notKnownPriceText: 'Pris efter felsökning',
            minutes: 60,
            skills: ['diagnostics'],
            allowUserInput: true,
          }),
        ],
      },
    ],
    addons: [
      {
        name: 'Lånebil',
        icon: 'loan-car',
        selectionType: 'single',
        offerings: [
          aPricedOffering({ code: 'loan-car-small', price: 495, minutes: 0, skills: [] }),
          aPricedOffering({ code: 'loan-car-large', price: 795, minutes: 0, skills: [] }),
        ],
      },
      {
        name: 'Tillval',
        icon: 'care',
        offerings: [aPricedOffering({ code: 'wash', price: 300, minutes: 15, skills: [] })],
      },
    ],
    makeFactors: { Porsche: 1.5 },
    bookedElsewhere: ['BMW', 'MINI'],
    notServiced: ['Lada'],
    ...more,
  });
}
