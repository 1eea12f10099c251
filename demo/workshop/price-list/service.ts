import type { CategoryInput } from './category.ts';

export const service: CategoryInput = {
  name: 'Service',
  icon: 'service',
  offerings: [
    {
      code: 'originalservice',
      name: 'Originalservice',
      description:
        'Enligt tillverkarens serviceprogram, med originaldelar och stämpel i den digitala serviceboken.',
      price: 4295,
      minutes: 120,
      skills: ['general'],
      authorisedOnly: true,
    },
    {
      code: 'basservice',
      name: 'Basservice',
      description:
        'Vätskor, filter, bromsar och säkerhetspunkter. Oljebyte ingår på bilar med förbränningsmotor.',
      price: 2495,
      minutes: 75,
      skills: ['general'],
    },
    {
      code: 'basservice-plus',
      name: 'Basservice plus',
      description: 'Som basservice, och dessutom nytt luftfilter, nytt kupéfilter och nya torkarblad fram.',
      price: 3695,
      minutes: 105,
      skills: ['general'],
    },
    {
      code: 'kamrem',
      name: 'Byte av kamrem',
      description: 'Kamrem, spännare och vattenpump. Bilen är hos oss hela dagen.',
      price: 8995,
      minutes: 300,
      skills: ['general'],
      fits: { notFuels: ['El'], fromAge: 5 },
    },
    {
      code: 'startbatteri',
      name: 'Byte av 12-voltsbatteri',
      description: 'Nytt batteri, provat och registrerat i bilen. Vi tar hand om det gamla.',
      price: 2195,
      minutes: 30,
      skills: ['general'],
    },
  ],
};
