import { block, link, picture } from '../../../site-builder.ts';
import { swedish } from '../page.ts';

export const testDrive = swedish({
  path: '/kop-bil/boka-provkorning',
  name: 'Boka provkörning',
  hidden: true,
  description: 'Boka en provkörning hemma hos dig. Vi kommer med bilen, du kör din vanliga väg.',
  main: [
    block('builder-form', {
      formUrl: '/api/forms/builder/2026110101',
      title: 'Provkör din egen väg.',
      titleTag: 'h1',
      text: 'Vi kommer hem till dig med bilen och hämtar den dagen efter. Gäller inom fem mil från en anläggning och alla bilar i lager. Svar inom två arbetstimmar.',
    }),
    block('call-panel', {
      title: 'Hellre i hallen?',
      text: 'Kom förbi när du vill. Nyckeln hänger bakom disken, legitimation räcker.',
      link: link('/anlaggningar', 'Hitta din anläggning'),
      secondLink: link('tel:+46105500128', '010-550 01 28'),
      image: picture('scenes/coast-dusk', 'En grön suv på kustvägen i skymningen'),
      tone: 'dark',
    }),
  ],
});
