import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const towbar = story({
  slug: 'hengerfeste-pa-elbil',
  title: 'Hengerfeste på elbil: tre tall du må se etter',
  preamble:
    'Mange elbiler kan trekke henger. Noen kan det bare på papiret. Her er tallene i vognkortet som avgjør, og hva det gjør med rekkevidden.',
  date: '2026-06-11',
  image: picture('scenes/rest-stop-dawn', 'En lyseblå elbil ved en rasteplass i daggry'),
  tags: ['electric', 'owning'],
  author: 'Even Rønning',
  article: {
    caption: 'Rasteplassen ved Dombås. Gjennomkjøring, så hengeren kan stå på.',
    authorLine: 'Har skiftet hjul i Mesnaveien siden 2003',
    parts: [
      {
        text: toRichText(`
          ## 1. Tillatt tilhengervekt med brems

          Det første alle ser på. Fra null på en Cooper til 2 500 kilo på en EV9 med firehjulsdrift. Merk at bakhjulsdrevne
          utgaver av samme bil ofte får trekke halvparten. EV9 med bakhjulsdrift: 900.

          ## 2. Koplingslast

          Hvor mye kula tåler nedover, som regel 75–100 kilo. Den gjelder også sykkelstativ. Fire elsykler på stativ veier
          hundre kilo før du har hengt på lås. Da er det stopp, uansett hvor sterk bilen er.

          ## 3. Vogntogvekt

          Bil og henger til sammen. Står ikke alltid på første side. En elbil er tung i seg selv; med fem voksne og bagasje kan
          det være mindre igjen til hengeren enn tall 1 lover.
        `),
        figures: [
          { value: '2 500 kg', label: 'Kia EV9 AWD' },
          { value: '1 800 kg', label: 'Volvo EX40 Twin' },
          { value: '1 000 kg', label: 'Kia EV3' },
        ],
      },
      {
        text: toRichText(`
          ## Og førerkortet

          Klasse B holder så lenge hengeren er under 750 kilo, eller bil og henger til sammen under 3 500. Elbiler er tunge, så
          grensen kommer fort. B96 gir 4 250 og tar én dag på kjøreskole. BE gir resten.

          ## Rekkevidden

          Med en lukket skaphenger halveres den, nesten uansett hva som er i. Det er luften, ikke vekten. En åpen henger med ved
          koster deg en firedel. Vi har målt, og veden var bjørk.

          > «Jeg sier til folk at de skal planlegge etter hengeren, ikke etter bilen. Den har ikke batteri.»
          > — Even Rønning

          ## Lading med henger

          De fleste ladeplasser er båser. Du må hekte av. Se etter stasjoner med gjennomkjøring; appen fra laderen din har et
          filter for det, langt nede.

          ## Ettermontering

          Bare hvis bilen er godkjent for hengerfeste fra fabrikk. Er den ikke det, hjelper det ikke at noen selger ett. Hos oss
          koster det 12 900–24 900 kroner ferdig montert og kodet.
        `),
      },
    ],
    subject: {
      label: 'Trekker mest',
      title: 'Kia EV9',
      text: 'Sju seter, 2 500 kg',
      image: picture(exterior('Volvo EX90', 'white'), 'En hvit stor elektrisk SUV skrått forfra'),
      link: link('/kjop-bil/vare-bilmerker/kia/ev9', 'Se bilen'),
    },
  },
});
