import { block, link, picture } from '../../../site-builder.ts';
import { swedish } from '../page.ts';

const at = '/kop-bil/bilmarken';

export const brands = swedish({
  path: at,
  name: 'Bilmärken',
  description:
    'BMW, MINI, Volvo, Polestar, Kia, Toyota och Porsche hos Solvik: modeller, priser och provkörning.',
  order: 6,
  menuImage: picture('scenes/close-lamp'),
  main: [
    block('rich-text', {
      title: 'Sju märken, ett handslag',
      titleTag: 'h1',
      lead: 'Vi säljer det vi kan laga. Därför är märkena sju och inte sjutton.',
    }),
    block('image-cards', {
      layout: 'two',
      cards: [
        {
          image: picture('scenes/coast-dusk', 'En grön suv på kustvägen i skymningen'),
          label: 'Nio hallar',
          title: 'BMW',
          text: 'Nya iX3 står i Uddevalla. i4 och 3-serie Touring finns för leverans ur lager.',
          link: link(`${at}/bmw`),
        },
        {
          image: picture('scenes/coast-morning', 'En grön cabriolet vid vattnet en klar morgon'),
          label: 'Sju hallar',
          title: 'MINI',
          text: 'Tre lynnen, från gokart till fem platser. Egna märkeshallar i Göteborg och Uppsala.',
          link: link(`${at}/mini`),
        },
      ],
    }),
    block('link-rows', {
      title: 'Och fem till',
      text: 'Ring kundservice på 010-550 01 28, så vet vi vad som står var i dag.',
      rows: [
        {
          title: 'Volvo',
          text: 'Nästan hälften av bilarna i våra verkstäder',
          note: 'nio anläggningar',
          link: link(`${at}/volvo`),
        },
        {
          title: 'Polestar',
          text: 'Provkörning och service, köpet gör du på nätet',
          note: 'sex anläggningar',
          link: link(`${at}/polestar`),
        },
        {
          title: 'Kia',
          text: 'Sju års garanti, också på batteriet',
          note: 'åtta anläggningar',
          link: link(`${at}/kia`),
        },
        {
          title: 'Toyota',
          text: 'Hybrider sedan innan det hette så',
          note: 'åtta anläggningar',
          link: link(`${at}/toyota`),
        },
        {
          title: 'Porsche',
          text: 'Försäljning och verkstad',
          note: 'tre Porsche Center',
          link: link(`${at}/porsche`),
        },
      ],
    }),
  ],
});
