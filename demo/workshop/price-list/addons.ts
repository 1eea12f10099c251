import type { CategoryInput } from './category.ts';

export const loanCars: CategoryInput = {
  name: 'Lånebil',
  icon: 'loan-car',
  selectionType: 'single',
  offerings: [
    {
      code: 'lanebil-liten',
      name: 'Liten bil',
      description: 'Automat, 15 mil ingår per dag.',
      price: 495,
      minutes: 0,
      skills: [],
    },
    {
      code: 'lanebil-elbil',
      name: 'Elbil',
      description: 'Laddad när du hämtar den, 20 mil ingår per dag.',
      price: 595,
      minutes: 0,
      skills: [],
    },
    {
      code: 'lanebil-kombi',
      name: 'Kombi',
      description: 'Plats för hela familjen, 15 mil ingår per dag.',
      price: 695,
      minutes: 0,
      skills: [],
    },
    {
      code: 'lanecykel',
      name: 'Elcykel',
      description: 'Med hjälm och lås.',
      price: 95,
      minutes: 0,
      skills: [],
    },
  ],
};

const care: CategoryInput = {
  name: 'Bilvård',
  icon: 'care',
  offerings: [
    {
      code: 'tvatt',
      name: 'Utvändig tvätt',
      description: 'Avfettning, skum och handtorkning.',
      price: 295,
      minutes: 15,
      skills: [],
    },
    {
      code: 'invandig-stadning',
      name: 'Invändig städning',
      description: 'Dammsugning, rutor och alla ytor.',
      price: 795,
      priceDiscount: 200,
      minutes: 30,
      skills: [],
    },
  ],
};

const extras: CategoryInput = {
  name: 'Tillbehör och förvaring',
  icon: 'tyre',
  offerings: [
    {
      code: 'dackhotell',
      name: 'Förvaring på däckhotell',
      description: 'En säsong, med tvätt och kontroll av hjulen.',
      price: 895,
      minutes: 0,
      skills: [],
    },
    {
      code: 'torkarblad',
      name: 'Torkarblad fram',
      description: 'Två nya blad, monterade.',
      price: 495,
      minutes: 0,
      skills: [],
    },
    {
      code: 'spolarvatska',
      name: 'Spolarvätska',
      description: 'Tål 20 minusgrader.',
      price: 45,
      unitPrice: { unit: 'liter', minimum: 2, maximum: 6, unitAbbreviation: 'l', postfix: 'per liter' },
      minutes: 0,
      skills: [],
    },
    {
      code: 'nyckelbatteri',
      name: 'Nytt batteri i bilnyckeln',
      description: '',
      price: 145,
      minutes: 0,
      skills: [],
    },
    {
      code: 'hamta-lamna',
      name: 'Vi hämtar och lämnar bilen',
      description: 'Hemma eller på jobbet, inom tre mil från verkstaden.',
      price: null,
      notKnownPriceText: 'Pris efter avstånd',
      minutes: 0,
      skills: [],
    },
  ],
};

export const careAndExtras: readonly CategoryInput[] = [care, extras];
