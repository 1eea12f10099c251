import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const vans = swedish({
  path: '/kop-bil/foretag/transportbilar',
  name: 'Transportbilar',
  description: 'Transportbilar från Toyota och Kia med inredning, leasing och service samma dag.',
  order: 3,
  main: [
    block('car-list', {
      title: 'Transportbilar',
      titleTag: 'h1',
      makeTitle: '{car}, transportbil',
      lead: 'Skåp, flak och pickup. Priserna är utan moms.',
      filters: [{ field: 'car_vehicle_type', value: 'Transportbil' }],
    }),
    block('text-with-image', {
      title: 'Verktygslåda med ratt.',
      text: toRichText('Inredd, dekalad och registrerad innan ni hämtar.'),
      image: picture(exterior('Toyota Proace Electric', 'white'), 'En vit eldriven skåpbil snett framifrån'),
      link: link('tel:+46105500170', '010-550 01 70'),
      figures: [
        { value: '4,4 m³', label: 'Kia PV5 Cargo' },
        { value: '5,3 m³', label: 'Toyota Proace' },
        { value: '3,5 ton', label: 'drar Hilux' },
      ],
    }),
    block('model-cards', {
      heading: 'Tre som går',
      cards: [
        {
          title: 'Toyota Proace City Electric',
          text: 'För stan och källargarage.',
          image: picture(
            exterior('Toyota Proace Electric', 'white'),
            'En vit eldriven skåpbil snett framifrån',
          ),
          link: link('/kop-bil/bilmarken/toyota/business-lease'),
          label1: 'Pris exkl. moms',
          labelValue1: '335 200 kr',
          label2: 'Räckvidd',
          labelValue2: '280 km',
        },
        {
          title: 'Kia PV5 Cargo',
          text: 'Lågt golv, bred dörr.',
          image: picture(
            exterior('Kia PV5 Cargo', 'ice-blue'),
            'En ljusblå eldriven skåpbil snett framifrån',
          ),
          link: link('/kop-bil/bilmarken/kia/business-lease'),
          label1: 'Pris exkl. moms',
          labelValue1: '367 200 kr',
          label2: 'Räckvidd',
          labelValue2: '416 km',
        },
        {
          title: 'Toyota Hilux',
          text: 'När vägen är ett förslag.',
          image: picture(exterior('Ford Ranger', 'orange'), 'En orange pickup snett framifrån'),
          link: link('/kop-bil/bilmarken/toyota'),
          label1: 'Pris exkl. moms',
          labelValue1: '391 200 kr',
          label2: 'Drar',
          labelValue2: '3 500 kg',
        },
      ],
    }),
    block('link-rows', {
      title: 'Inredning och påbyggnad',
      text: 'Monteras i Uddevalla medan bilen väntar på sina skyltar. Priser utan moms.',
      figurePlace: 'last',
      rows: [
        { title: 'Golv och väggar i björkplywood', text: 'Halkskydd och lastöglor', figure: '9 800 kr' },
        { title: 'Hyllsystem', text: 'En långsida, tre plan, sex lådor', figure: '18 500 kr' },
        { title: 'Takräcke med rulle', text: 'Stege upp till sex meter', figure: '7 900 kr' },
        { title: 'Dekal', text: 'Två sidor och bak, av ert original', figure: '4 600 kr' },
        { title: 'Uttag 230 V', text: 'Från drivbatteriet, 3,6 kW', figure: '6 400 kr' },
      ],
    }),
    block('call-panel', {
      title: 'Bilen är inne när ni är lediga.',
      text: 'Transportbilar får service kvällstid i Uddevalla, Göteborg och Västerås. Lämna klockan fyra, hämta klockan sju.',
      link: link('/service-och-verkstad/boka-service', 'Boka service'),
      secondLink: link('/kop-bil/foretag/certified-fleet', 'Certified Fleet'),
      tone: 'dark',
    }),
  ],
});

export const lorries = swedish({
  path: '/kop-bil/foretag/lastbilar',
  name: 'Lastbilar',
  description: 'Lastbilar över 3,5 ton säljs och lagas av Solvik Lastvagnar, samma familj och samma hamn.',
  order: 4,
  main: [
    block('text-with-image', {
      title: 'Över tre och ett halvt ton tar kollegorna vid.',
      titleTag: 'h1',
      text: toRichText(`
        Solvik Lastvagnar har egna hallar, högre portar och mekaniker som tycker att en personbil är trång.
        De säljer, leasar och lagar, dygnet runt när det gäller.
      `),
      image: picture('scenes/truck-yard', 'En orange pickup framför tre lastbilar på en uppställningsplats'),
      link: link('http://trucks.localhost:3000/', 'Till Solvik Lastvagnar'),
      buttonType: 'Primary',
    }),
    block('rich-text', {
      title: 'Vad som är vad',
      body: toRichText(`
        - **Lätt lastbil** är högst 3,5 ton och körs på B-körkort. Den köper ni [hos oss](/kop-bil/foretag/transportbilar).
        - **Tung lastbil** är allt däröver. C1 räcker till 7,5 ton, därefter C.
        - **Pickup** är oftast lätt lastbil. Med dubbelhytt förmånsbeskattas den ändå om någon kör den privat.

        Har ni både och får ni en faktura och en kontakt. Säg till, så ordnar [företagsgruppen](/kop-bil/foretag/foretagsgruppen) det.
      `),
      width: 'beside heading',
    }),
  ],
});
