import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const privacy: DemoPage = {
  id: 'privacy',
  language: 'sk',
  path: '/ochrana-udajov',
  name: 'Ochrana údajov',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Ochrana údajov',
    navTitle: 'Ochrana údajov',
    metaDescription: 'Čo si ukladáme, keď auto kúpite alebo predáte, ako dlho a ako údaje vymazať.',
  },
  main: [
    block('rich-text', {
      title: 'Čo o vás vieme',
      titleTag: 'h1',
      lead: 'Čo najmenej, len kým musíme, a nikdy to nedáme nikomu, kto by vám chcel predať niečo iné.',
      body: toRichText(`
        ## Keď si prezeráte stránky

        Kým nesúhlasíte s cookies, neukladáme o vás nič. Súhlas zmeníte dole na každej stránke.

        ## Keď kupujete alebo predávate

        Meno, adresu, rodné číslo a údaje o aute. Zákon o účtovníctve žiada desať rokov, záruka dvanásť mesiacov. Potom údaje vymažeme.

        ## Keď voláte

        Hovory nenahrávame. Predajca si zapíše, na čom ste sa dohodli, a zápis vám na požiadanie pošle.

        ## Vaše práva

        Môžete vedieť, čo o vás máme, dať to opraviť a v medziach zákona aj vymazať. Napíšte na [udaje@carstore.example](mailto:udaje@carstore.example). Ak odpoveď nestačí, obráťte sa na Úrad na ochranu osobných údajov.
      `),
    }),
  ],
};
