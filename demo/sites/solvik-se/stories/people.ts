import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedishStory } from './story.ts';

export const thirteenthYear = swedishStory({
  slug: 'trettonde-aret',
  name: 'Trettonde året',
  title: 'Samma bil, samma mekaniker, trettonde året',
  preamble:
    'Gun Persson har servat sin Toyota hos Rune i Uddevalla sedan 2013. Ingen av dem ser någon anledning att sluta.',
  description:
    'Gun Persson och mekanikern Rune Alm har skött om samma Toyota i tretton år. Vad det har kostat.',
  date: '2026-08-27',
  image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
  tags: ['people', 'workshop'],
  author: 'Linn Hedvall',
  article: {
    caption: 'Kajgatan, sista torsdagen i augusti. Som alltid.',
    authorLine: 'Skriver om bilar hon får låna',
    parts: [
      {
        text: toRichText(`
          Sista torsdagen i augusti, kvart över sju, svänger en silverfärgad Auris in på Kajgatan 12. Gun Persson lägger
          nyckeln på disken och en påse nybakat bredvid. Det är bara hon som får lämna något på disken.

          Hon köpte bilen ny 2013. Rune Alm gjorde leveranskontrollen, och sedan blev det så. Han har bytt olja på den
          tretton gånger, bromsar tre, torkarblad varje höst och ett fönsterhissreglage som fortfarande förargar honom.

          ## Vad det har kostat

          Gun har varje kvitto. De ligger i en pärm som hon lånar ut för vår räkning, med löfte om att få tillbaka den.
          På tretton år och 16 400 mil har service, slitdelar och reparationer kostat 71 300 kronor. Det blir 5 500 om året.

          Värdeminskningen är 152 000. Det är det dyraste med en bil, och den blev hon av med för länge sedan.
        `),
        figures: [
          { value: '16 400', label: 'mil' },
          { value: '4,35 kr', label: 'verkstad per mil' },
          { value: '1', label: 'bärgning' },
        ],
      },
      {
        text: toRichText(`
          ## Varför inte byta?

          Vi frågade. Vi säljer trots allt bilar.

          > ”Jag har tänkt på det. Men då måste jag ju lära mig var knapparna sitter.”
          > — Gun Persson

          Rune är mer praktisk. Han visar bromsledningarna, som är bytta, trösklarna, som är rena, och katalysatorn, som är
          original. Hybridbatteriet mätte han i våras: 84 procent. ”Den är bättre än mina knän”, säger han.

          ## Tre saker de gör rätt

          - Samma dag varje år. Då glöms ingenting.
          - Underredesbehandling vart tredje år, 2 900 kronor. Det är därför det finns trösklar.
          - De pratar. Gun hörde ett ljud i mars som inte syntes i någon dator. Det var ett hjullager.

          Rune går i pension 2029. Gun har frågat om han kan tänka sig att vänta. Han funderar på det. Bullarna
          är med kardemumma.
        `),
        image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
        caption: 'Plats fyra, längst in. Den är Runes.',
      },
    ],
    subject: {
      label: 'Äldre än fem år?',
      title: 'Tjugo procent på delar',
      text: 'Gäller alla märken vi servar',
      image: picture(exterior('Toyota Corolla', 'silver'), 'En silverfärgad halvkombi snett framifrån'),
      link: link('/service-och-verkstad/vara-verkstadstjanster/originalservice', 'Till originalservice'),
    },
  },
});
