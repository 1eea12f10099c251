import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const studs = story({
  slug: 'pigg-eller-piggfritt',
  title: 'Pigg eller piggfritt: et svar fra Lillehammer',
  preamble:
    'Det finnes to slags folk, og de snakker ikke sammen. Dekkavdelingen på Lillehammer skifter for begge og har en mening likevel.',
  date: '2026-10-29',
  image: picture('cars/suv/detail-wheel', 'Forhjulet på en grafittgrå SUV'),
  tags: ['owning', 'workshop'],
  author: 'Even Rønning',
  article: {
    caption: 'Fem millimeter igjen. Nok i år, ikke neste.',
    authorLine: 'Har skiftet hjul i Mesnaveien siden 2003',
    parts: [
      {
        text: toRichText(`
          Hver oktober spør folk det samme, og hver oktober svarer vi med et spørsmål: Hvor kjører du klokka halv åtte om
          morgenen?

          ## Bor du i by

          Da er veien saltet, våt eller bar ni dager av ti. Piggfritt bremser bedre på alt det, er stillere og koster ikke gebyr.
          Oslo, Bergen, Trondheim, Stavanger og Kristiansand tar betalt for pigg. Den tiende dagen kjører du sakte.

          ## Bor du på hålke

          Våt is rundt null grader er det eneste føret der pigg er klart best. Bremselengden fra femti er omtrent en billengde
          kortere, to når dekkene er nye. Har du en bratt gårdsvei med nordvendt sving, vet du det allerede.

          ## Har du elbil

          Den er tung og har mye kraft med en gang. Piggene slites fort hvis du tråkker. Til gjengjeld er stillheten borte; mange
          som bytter til elbil, bytter til piggfritt året etter.
        `),
        figures: [
          { value: '58 %', label: 'piggfritt hos oss i fjor' },
          { value: '4 mm', label: 'bytt før dette' },
          { value: '6 år', label: 'eldre er hardt' },
        ],
      },
      {
        text: toRichText(`
          ## Det som betyr mer enn piggene

          - **Alder.** Et seks år gammelt dekk med fint mønster er hardere enn et nytt med halvt. Fire sifre på siden: uke og år.
          - **Mønster.** Loven sier tre millimeter. Vi sier fire, og fem på fjellet.
          - **Trykk.** Kaldt dekk har mindre luft. Sjekk i november, ikke i august.
          - **Like dekk foran og bak.** To nye foran og to gamle bak er en god måte å snurre på.

          > «Folk spør om pigg. De burde spurt om årstall.»
          > — Even Rønning

          ## Svaret

          Piggfritt for de fleste, pigg for dem som vet hvorfor. Er du i tvil, er du ikke en av dem.
        `),
      },
    ],
    subject: {
      label: 'På verkstedet',
      title: 'Hjulskift og dekkhotell',
      text: '690 kr, tjuefem minutter',
      link: link('/service-og-verksted/hjulskift-og-dekkhotell', 'Priser og frister'),
    },
  },
});
