import { block, type DemoPage } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';

const path = '/om-solvik';

export const legalPages: readonly DemoPage[] = [
  document(
    'personvern',
    'Personvern',
    'Hvilke opplysninger Solvik Norge AS lagrer, hvorfor, hvor lenge og hvordan du får dem slettet.',
    'Hva vi vet om deg, hvorfor, og hvordan du får oss til å glemme det.',
    `
      ## Hvem som er ansvarlig

      Solvik Norge AS, Tangenkaia 22, 3048 Drammen. Personvernombudet leser
      [personvern@solvik.example](mailto:personvern@solvik.example).

      ## Hva vi lagrer

      - **Når du spør oss om noe:** navn, kontaktopplysninger og det du spurte om. Slettes etter tolv måneder.
      - **Når du kjøper eller selger bil:** det kontrakten og bokføringsloven krever. Slettes etter fem år.
      - **Når du er på verkstedet:** registreringsnummer, kilometerstand og det som ble gjort. Følger bilen.
      - **Når du søker lån:** det banken trenger. Vi sletter vår kopi når svaret er gitt.

      ## Informasjonskapsler

      Ingenting lagres, og ingen utenfor får vite at du er her, før du har sagt ja. Du kan ombestemme deg nederst på hver
      side.

      ## Dine rettigheter

      Du kan få innsyn, rette, slette, flytte og protestere. Skriv til ombudet; vi svarer innen tretti dager, som regel
      innen en uke. Er du ikke fornøyd, kan du klage til Datatilsynet.
    `,
  ),
  document(
    'apenhetsloven',
    'Åpenhetsloven',
    'Solvik Norge AS’ redegjørelse etter åpenhetsloven for 2025: leverandører, risiko og tiltak.',
    'Redegjørelse etter åpenhetsloven § 5 for året 2025.',
    `
      ## Hva vi har gjort

      Vi har 214 leverandører. Risikoen er størst for bilvask, renhold, dekk og batterier. I 2025 tok vi bilvasken inn i egen
      drift på alle femten steder, og ba 61 leverandører dokumentere lønn og arbeidstid.

      ## Hva vi fant

      Femtisju svarte fullt ut. To hadde innleide uten skriftlig kontrakt og rettet det. Med to avsluttet vi samarbeidet.

      ## Hva vi gjør videre

      Vi sporer naturgummi og kobolt ett ledd lenger bak sammen med produsentene, og skriver her hva de svarer.

      Vil du vite mer om et produkt eller en leverandør, skriv til [apenhet@solvik.example](mailto:apenhet@solvik.example). Du får
      svar innen tre uker. Vedtatt av styret 12. juni 2026.
    `,
  ),
  document(
    'kjopsvilkar',
    'Kjøpsvilkår',
    'Vilkår for kjøp av bil hos Solvik Norge AS: pris, levering, angrerett og reklamasjon.',
    'Gjelder når du kjøper bil av Solvik Norge AS som forbruker. Ingenting her tar fra deg rettigheter loven gir.',
    `
      ## Pris

      Prisen på skiltet er den du betaler, med registrering eller omregistrering. Det finnes ikke noe klargjøringsgebyr.

      ## Levering

      Dagen står i kontrakten. Blir vi mer enn tretti dager forsinket, kan du heve og få alt tilbake.

      ## Fjorten dager

      En brukt bil kan du levere tilbake innen fjorten dager og 500 kilometer uten grunn. Er avtalen inngått på nett eller
      telefon, har du i tillegg angrerett etter loven.

      ## Feil og mangler

      Forbrukerkjøpsloven gir deg fem års reklamasjonsrett på bil. Si fra innen rimelig tid, og senest to måneder etter at
      du oppdaget feilen. Vi retter først; går ikke det, kan du kreve prisavslag eller heve.

      ## Uenige?

      Skriv til [kunde@solvik.example](mailto:kunde@solvik.example). Blir vi ikke enige, kan Forbrukertilsynet mekle.
    `,
  ),
];

function document(slug: string, name: string, description: string, lead: string, body: string): DemoPage {
  return page({
    path: `${path}/${slug}`,
    name,
    description,
    hidden: true,
    main: [block('rich-text', { title: name, titleTag: 'h1', lead, body: toRichText(body) })],
  });
}
