import type { CategoryInput } from './category.ts';

export const brakes: CategoryInput = {
  name: 'Bromsar',
  icon: 'brakes',
  offerings: [
    {
      code: 'bromsservice',
      name: 'Bromsservice',
      description: 'Rengöring, smörjning och mätning på alla fyra hjulen. Gör gott efter en saltad vinter.',
      price: 1195,
      minutes: 60,
      skills: ['brakes'],
    },
    {
      code: 'bromsvatska',
      name: 'Byte av bromsvätska',
      description: 'Bör bytas vartannat år, för vätskan drar åt sig fukt.',
      price: 995,
      minutes: 45,
      skills: ['brakes'],
      fits: { fromAge: 2 },
    },
    {
      code: 'bromsbelagg-fram',
      name: 'Bromsbelägg fram',
      description: 'Nya belägg på framhjulen, inprovade.',
      price: 2695,
      minutes: 75,
      skills: ['brakes'],
      fits: { fromAge: 1 },
    },
    {
      code: 'bromsskivor-fram',
      name: 'Bromsskivor och belägg fram',
      description: 'Nya skivor och belägg på framhjulen, inprovade.',
      price: 4995,
      minutes: 120,
      skills: ['brakes'],
      fits: { fromAge: 1 },
    },
  ],
};

export const climate: CategoryInput = {
  name: 'AC och klimat',
  icon: 'climate',
  offerings: [
    {
      code: 'ac-service',
      name: 'AC-service',
      description: 'Läckagetest, ny olja och påfyllt köldmedium.',
      price: 1395,
      minutes: 60,
      skills: ['climate'],
      fits: { fromAge: 2 },
    },
    {
      code: 'ac-rengoring',
      name: 'Rengöring av klimatanläggningen',
      description: 'Tar bort lukt och bakterier i fläktsystemet.',
      price: 895,
      minutes: 30,
      skills: ['climate'],
    },
    {
      code: 'kupefilter',
      name: 'Byte av kupéfilter',
      description: 'Renare luft och mindre imma.',
      price: 695,
      minutes: 15,
      skills: ['general'],
    },
  ],
};

export const diagnosis: CategoryInput = {
  name: 'Felsökning och reparation',
  icon: 'diagnosis',
  offerings: [
    {
      code: 'felsokning',
      name: 'Felsökning',
      description:
        'Beskriv vad du har märkt. Vi läser av bilens system, provkör och ringer med ett fast pris.',
      price: null,
      notKnownPriceText: 'Pris efter felsökning',
      allowUserInput: true,
      minutes: 60,
      skills: ['diagnostics'],
    },
    {
      code: 'reparation',
      name: 'Annan reparation',
      description: 'Vet du redan vad som ska göras? Skriv det här, så hör vi av oss med ett pris.',
      price: null,
      notKnownPriceText: 'Pris enligt offert',
      allowUserInput: true,
      minutes: 120,
      skills: ['general'],
    },
    {
      code: 'besiktningskontroll',
      name: 'Kontroll inför besiktning',
      description: 'Vi går igenom samma punkter som bilprovningen och säger vad som behöver göras.',
      price: 595,
      minutes: 45,
      skills: ['general'],
      fits: { fromAge: 3 },
    },
  ],
};

export const glass: CategoryInput = {
  name: 'Glas och kaross',
  icon: 'body',
  offerings: [
    {
      code: 'stenskott',
      name: 'Lagning av stenskott',
      description: 'Ett stenskott i vindrutan. Försäkringen betalar ofta; ta med ditt försäkringsbrev.',
      price: 895,
      minutes: 30,
      skills: ['body'],
    },
    {
      code: 'stralkastare',
      name: 'Polering av strålkastare',
      description: 'Båda strålkastarna blir klara igen, och ljusbilden kontrolleras.',
      price: 1295,
      minutes: 60,
      skills: ['body'],
      fits: { fromAge: 4 },
    },
  ],
};
