import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { kr } from '../brands/brand.ts';
import { page } from '../page.ts';

const path = '/kjop-bil/finansiering';

/** An annuity loan with a monthly fee; what the law calls an example of effective interest. */
function loanOf(amount: number, nominalPercent: number, months: number, fee: number, opening: number) {
  const rate = nominalPercent / 1200;
  const monthly = Math.round((amount * rate) / (1 - (1 + rate) ** -months)) + fee;
  return { amount, nominalPercent, months, monthly, total: monthly * months + opening };
}

const loan = loanOf(350_000, 6.45, 60, 65, 2_490);

const finance = page({
  path,
  name: 'Lån og leasing',
  title: 'Billån og leasing',
  description:
    'Billån, privatleasing og kontant hos Solvik: hva det koster i måneden og hva det koster til slutt.',
  order: 3,
  fields: { menuImage: picture('cars/estate/interior-light') },
  main: [
    block('rich-text', {
      title: 'Tre måter å betale på',
      titleTag: 'h1',
      lead: 'Samme bil, tre regnestykker. Vi viser summen før månedsbeløpet, for det er den du betaler.',
    }),
    block('price-table', {
      title: 'Kia EV3 81,4 kWh',
      titleSize: 'section',
      text: `Pris ${kr(426_900)}, 15 000 kilometer i året.`,
      corner: 'Vilkår',
      columns: [
        { title: 'Kontant' },
        { title: 'Billån', note: 'fem år', recommended: true },
        { title: 'Privatleasing', note: 'tre år' },
      ],
      rows: [
        { title: 'I måneden', cells: [{ value: '0 kr' }, { value: kr(loan.monthly) }, { value: kr(4_990) }] },
        small('Ved start', kr(426_900), kr(426_900 - loan.amount), kr(29_900)),
        small('Til slutt', 'bilen er din', 'bilen er din', 'lever tilbake'),
        small('Totalt betalt', kr(426_900), kr(426_900 - loan.amount + loan.total), kr(29_900 + 35 * 4_990)),
        small('Service og hjulskift', 'ikke med', 'ikke med', 'med'),
      ],
      footnote: `Priseksempel billån: ${kr(loan.amount)} o/${loan.months / 12} år, nom. rente 6,45 %, eff. rente 7,4 %, etableringsgebyr 2 490 kr, termingebyr 65 kr. Kostnad ${kr(loan.total - loan.amount)}, totalt ${kr(loan.total)}. Overkjørte kilometer på leasing: 1,25 kr.`,
    }),
    block('faq', {
      title: 'Det folk lurer på',
      firstOpen: true,
      items: [
        {
          question: 'Hvor mye må jeg ha i egenkapital?',
          answer: toRichText(
            'Banken vil som regel ha 15–20 prosent. Innbyttebilen teller. Under det blir renta høyere, ikke nødvendigvis svaret nei.',
          ),
        },
        {
          question: 'Kan jeg betale ned lånet før tiden?',
          answer: toRichText('Ja, når du vil og uten gebyr. Det er lov, og det lønner seg.'),
        },
        {
          question: 'Hva regnes som skade når jeg leverer en leasingbil?',
          answer: toRichText(
            'Steinsprut, små riper og slitte matter er vanlig bruk. Bulker over to centimeter, skrapte felger og røyklukt er det ikke. Kom innom en måned før, så ser vi på den uten forpliktelse.',
          ),
        },
      ],
    }),
    block('rich-text', {
      title: 'Hvem som låner deg pengene',
      body: toRichText(`
        Solvik Norge AS formidler lån fra Fjordbanken Bilfinans og får provisjon for det: et fast beløp per avtale, uansett
        rente. Lånet krever kredittvurdering. Du har fjorten dagers angrerett, og kan ta med tilbud fra egen bank. Det
        er ofte like godt, og da sier vi det.
      `),
      width: 'beside heading',
    }),
  ],
});

const business = page({
  path: '/kjop-bil/bedrift',
  name: 'Bedrift',
  title: 'Firmabil og varebil',
  description:
    'Firmabiler og bilordning hos Solvik: fordelsbeskatning, leasing og service samlet på én faktura.',
  order: 4,
  fields: { menuImage: picture('scenes/city-dusk') },
  main: [
    block('rich-text', {
      title: 'Én kontakt, én faktura',
      titleTag: 'h1',
      lead: 'Fra to biler til to hundre. Du får et navn og et nummer, ikke en kø.',
    }),
    block('figures', {
      figures: [
        { value: '30 %', label: 'av listepris til beskatning opp til grensen' },
        { value: '20 %', label: 'av det som er over' },
        { value: '2 timer', label: 'før du har et tilbud, på en hverdag' },
      ],
      tone: 'dark',
    }),
    block('link-rows', {
      title: 'Det vi gjør for bedrifter',
      rows: [
        { title: 'Operasjonell leasing', text: 'Fast pris med service, dekk og veihjelp' },
        { title: 'Kjørebok', text: 'Settes opp i bilen før den leveres' },
        { title: 'Lading', text: 'Hjemme hos de ansatte og på parkeringen, med refusjon' },
        { title: 'Reservebil', text: 'Samme dag, i samme størrelse' },
      ],
      more: link('mailto:bedrift@solvik.example', 'bedrift@solvik.example'),
    }),
  ],
});

export const financePages: readonly DemoPage[] = [finance, business];

function small(title: string, ...values: readonly string[]) {
  return { title, small: true, cells: values.map((value) => ({ value })) };
}
