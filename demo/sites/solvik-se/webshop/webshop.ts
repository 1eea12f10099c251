import { block, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const shopTerms = swedish({
  path: '/webbshop',
  name: 'Webbshoppens villkor',
  hidden: true,
  description: 'Villkor för köp i Solviks webbshop: köpvillkor, leverans, ångerrätt och personuppgifter.',
  main: [
    block('rich-text', {
      title: 'Webbshoppens villkor',
      titleTag: 'h1',
      lead: 'Fyra sidor, skrivna för att läsas. Säljare är Solvik Bil AB, Kajgatan 12, 451 50 Uddevalla.',
    }),
    block('link-rows', {
      title: 'Villkoren',
      rows: [
        { title: 'Köpvillkor', text: 'Pris, betalning och reklamation', link: link('/webbshop/kopvillkor') },
        {
          title: 'Leverans och montering',
          text: 'Var, när och hur länge',
          link: link('/webbshop/leverans-och-montering'),
        },
        {
          title: 'Ångerrätt',
          text: 'Fjorton dagar, och vad som är undantaget',
          link: link('/webbshop/angerratt'),
        },
        {
          title: 'Personuppgifter',
          text: 'Vad vi sparar om ett köp',
          link: link('/webbshop/personuppgifter'),
        },
      ],
      action: link('/dack-och-biltillbehor/webbshop', 'Till webbshoppen'),
    }),
  ],
});

export const termsOfSale = swedish({
  path: '/webbshop/kopvillkor',
  name: 'Köpvillkor',
  hidden: true,
  description: 'Köpvillkor för Solviks webbshop: pris, betalning, reklamation och tvist.',
  main: [
    block('rich-text', {
      title: 'Köpvillkor',
      titleTag: 'h1',
      lead: 'Gäller privatpersoner som köper i Solviks webbshop. Senast ändrade 1 september 2026.',
      body: toRichText(`
        ## Pris och betalning

        Alla priser är i kronor med moms. Du betalar med kort, direkt från banken eller mot faktura i fjorton dagar.
        Köpet är bindande när du fått vår orderbekräftelse.

        ## Reklamation

        Du har tre års reklamationsrätt. Visar sig ett fel inom två år utgår vi från att det fanns där från början. Säg
        till så snart du märker det, helst inom två månader.

        ## Om något är slut

        Då ringer vi. Vill du inte vänta får du pengarna tillbaka samma dag.

        ## Om vi inte kommer överens

        Allmänna reklamationsnämnden prövar tvisten utan kostnad för dig. Vi följer deras beslut.
      `),
    }),
  ],
});

export const delivery = swedish({
  path: '/webbshop/leverans-och-montering',
  name: 'Leverans och montering',
  hidden: true,
  description: 'Leverans till verkstad på en till två vardagar, montering ingår. Så fungerar det.',
  main: [
    block('rich-text', {
      title: 'Leverans och montering',
      titleTag: 'h1',
      lead: 'Däck och hjul skickas till den anläggning du väljer. Montering ingår i priset.',
      body: toRichText(`
        - **Leveranstid:** en till två vardagar till alla anläggningar, tre till Sundsvall.
        - **Frakt:** 0 kr till anläggning. Mindre tillbehör hem till dig för 59 kr.
        - **Montering:** boka tid när du får vårt sms. Vi håller däcken i 30 dagar.
        - **Gamla däck:** lämnas till återvinning utan kostnad.

        Kommer du inte inom 30 dagar häver vi köpet, betalar tillbaka och drar 300 kr för hanteringen.
      `),
    }),
  ],
});

export const rightToWithdraw = swedish({
  path: '/webbshop/angerratt',
  name: 'Ångerrätt',
  hidden: true,
  description:
    'Fjorton dagars ångerrätt på köp i Solviks webbshop. Så gör du, och det här gäller monterade däck.',
  main: [
    block('rich-text', {
      title: 'Ångerrätt',
      titleTag: 'h1',
      lead: 'Fjorton dagar från den dag varan kom. Du behöver inte ange något skäl.',
      body: toRichText(`
        Skriv till [webbshop@solvik.example](mailto:webbshop@solvik.example) med ordernumret. Vi svarar med en
        returetikett. Pengarna är tillbaka inom fjorton dagar från ditt besked.

        ## Monterade däck

        Ett däck som rullat på väg är begagnat. Du får ångra dig ändå, men vi drar av värdeminskningen: 15 procent de
        första 10 milen, sedan enligt slitage.

        ## Undantag

        Tillbehör som är tillverkade efter dina mått, till exempel sydda mattor, går inte att ångra.
      `),
    }),
  ],
});

export const shopPrivacy = swedish({
  path: '/webbshop/personuppgifter',
  name: 'Personuppgifter i webbshoppen',
  hidden: true,
  description: 'Vad Solvik sparar om ett köp i webbshoppen, varför och hur länge.',
  main: [
    block('rich-text', {
      title: 'Personuppgifter i webbshoppen',
      titleTag: 'h1',
      lead: 'Vi sparar det som behövs för att leverera, bokföra och svara på en reklamation.',
      body: toRichText(`
        - **Namn, telefon och e-post:** i tre år efter köpet, så länge du kan reklamera.
        - **Order och kvitto:** i sju år, enligt bokföringslagen.
        - **Registreringsnummer:** tills däcken är monterade.
        - **Kortuppgifter:** aldrig hos oss.

        Allt annat om hur vi hanterar uppgifter står i vår [integritetspolicy](/om-solvik/integritetspolicy).
      `),
    }),
  ],
});
