import type { CategoryInput } from './category.ts';

export const tyres: CategoryInput = {
  name: 'Däck och hjul',
  icon: 'tyre',
  offerings: [
    {
      code: 'hjulskifte',
      name: 'Hjulskifte',
      description:
        'Vi skiftar mellan dina sommar- och vinterhjul och kontrollerar mönsterdjup och lufttryck.',
      price: 595,
      priceDiscount: 100,
      minutes: 45,
      skills: ['tyre'],
    },
    {
      code: 'dackbyte',
      name: 'Däckbyte på fälg',
      description: 'Nya däck monteras på dina fälgar, med ny ventil. Däcken köps separat.',
      price: 325,
      unitPrice: { unit: 'däck', minimum: 2, maximum: 8, unitAbbreviation: 'st', postfix: 'per däck' },
      minutes: 75,
      skills: ['tyre'],
    },
    {
      code: 'balansering',
      name: 'Balansering',
      description: 'Lugnare ratt och jämnare slitage.',
      price: 150,
      unitPrice: { unit: 'hjul', minimum: 1, maximum: 4, unitAbbreviation: 'st', postfix: 'per hjul' },
      minutes: 30,
      skills: ['tyre'],
    },
    {
      code: 'hjulinstallning',
      name: 'Hjulinställning',
      description: 'Fyrhjulsmätning med protokoll före och efter.',
      price: 1495,
      minutes: 60,
      skills: ['alignment'],
    },
    {
      code: 'punktering',
      name: 'Lagning av punktering',
      description: 'Om däcket går att laga. Annars hör vi av oss innan vi gör något mer.',
      price: 495,
      minutes: 30,
      skills: ['tyre'],
    },
  ],
};
