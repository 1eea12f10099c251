import { block, link, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const winterCheck = page({
  path: `${servicePath}/vintersjekk`,
  name: 'Vintersjekk',
  description:
    'Vintersjekk hos Solvik: åtte punkter på førti minutter for 790 kroner, med rapport på mobilen.',
  order: 3,
  fields: { menuImage: picture('scenes/winter-mountains') },
  main: [
    block('rich-text', {
      title: 'Vintersjekk',
      titleTag: 'h1',
      lead: 'Åtte punkter, førti minutter, 790 kroner. Kaffen er varm, det er verkstedet også.',
    }),
    block('link-rows', {
      title: 'Dette ser vi på',
      tone: 'stage',
      rows: [
        { title: '12-voltsbatteriet', text: 'Belastes og måles. Under 60 prosent sier vi fra.' },
        { title: 'Frostvæske', text: 'Skal tåle minus 35. Ofte tåler den minus 18.' },
        { title: 'Spylervæske', text: 'Sommerblandingen ut, vinterblandingen inn.' },
        { title: 'Viskerblad', text: 'Byttes på stedet hvis du sier ja, 390 kr paret.' },
        { title: 'Lys', text: 'Alle, også det over skiltet.' },
        { title: 'Dekk', text: 'Mønster, trykk, alder og pigger.' },
        { title: 'Dørpakninger og låser', text: 'Smøres, så de går opp i januar.' },
        { title: 'Varmeapparat og varmepumpe', text: 'Målt ved dysene, ikke gjettet.' },
      ],
      more: link(`${servicePath}/bestill-time`, 'Bestill time'),
    }),
  ],
});
