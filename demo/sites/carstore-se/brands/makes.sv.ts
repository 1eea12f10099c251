/** Makes that people ask for by name, and what we tell them. */
export type Make = {
  slug: string;
  name: string;
  lead: string;
  /** `filter` where the title is not the model as the list names it. */
  models: readonly { title: string; text: string; filter?: string }[];
  lookFor: readonly string[];
};

export const makes: readonly Make[] = [
  {
    slug: 'volvo',
    name: 'Volvo',
    lead: 'Den vanligaste bilen i inbyte, och den som står kortast tid på planen.',
    models: [
      { title: 'V60', text: 'Kombi, 2018 och framåt' },
      { title: 'XC40', text: 'Suv, bensin, laddhybrid eller el' },
      { title: 'XC60', text: 'Suv med dragkrok, ofta laddhybrid' },
    ],
    lookFor: [
      'Laddhybrider: fråga hur ofta den har laddats. Det står i bilens egen statistik.',
      'Diesel från 2015–2018: kamremmen ska vara bytt, eller räknad in i priset.',
      'Skärmen som startar om sig. Oftast räcker en uppdatering, ibland behövs en ny enhet.',
    ],
  },
  {
    slug: 'vw',
    name: 'Volkswagen',
    lead: 'Golf och Passat finns i alla butiker. ID.3 och ID.4 kommer tillbaka från leasing varje vecka.',
    models: [
      { title: 'Golf', text: 'Halvkombi, den vi säljer mest' },
      { title: 'Passat', text: 'Kombi, ofta tidigare tjänstebil' },
      { title: 'ID.4', text: 'Eldriven suv, 77 kWh' },
    ],
    lookFor: [
      'DSG-lådan vill ha ny olja var sextusende mil. Be att få se kvittot.',
      'ID-modeller före 2022: be att få se att programvaran är minst 3.0.',
      'Panoramatakets dräneringar. Blött golv fram till höger är tecknet.',
    ],
  },
  {
    slug: 'toyota',
    name: 'Toyota',
    lead: 'Säljs sällan, köps snabbt. Hybriderna har gjort skäl för sitt rykte.',
    models: [
      { title: 'Yaris', text: 'Hybrid, lätt att parkera' },
      { title: 'Corolla Touring Sports', text: 'Hybridkombi', filter: 'car_model=Corolla&car_body=Kombi' },
      { title: 'RAV4', text: 'Suv, hybrid eller laddhybrid' },
    ],
    lookFor: [
      'Märkets garanti kan förlängas till tio år, ett år i taget, vid service.',
      'Bromsarna rostar av för lite arbete. Titta på bakskivornas insida.',
      'Filtret till hybridbatteriets fläkt. Det sitter under baksätet och glöms bort.',
    ],
  },
  {
    slug: 'kia',
    name: 'Kia',
    lead: 'Sju års garanti från nytt, så även en fyraåring har mer kvar än vår egen.',
    models: [
      {
        title: 'Ceed Sportswagon',
        text: 'Kombi, bensin eller laddhybrid',
        filter: 'car_model=Ceed&car_body=Kombi',
      },
      { title: 'Niro', text: 'Hybrid, laddhybrid eller el' },
      { title: 'EV6', text: 'Elbil, laddar på arton minuter när den är varm' },
    ],
    lookFor: [
      'Garantin gäller bara med service i tid. En missad stämpel räcker.',
      'e-Niro före 2021: värmepump var tillval. Den märks i januari.',
      'Fråga vilka återkallelser som är gjorda. Vi skriver ut listan.',
    ],
  },
  {
    slug: 'bmw',
    name: 'BMW',
    lead: 'Mest kommer från Solviks inbyten, med komplett historik i märkets eget system.',
    models: [
      {
        title: '3-serie Touring',
        text: 'Kombi, 2019 och framåt',
        filter: 'car_model=3-serie&car_body=Kombi',
      },
      { title: 'X1', text: 'Suv, bensin, laddhybrid eller el' },
      { title: 'i3', text: 'Elbil, 42 kWh, lätt och liten' },
    ],
    lookFor: [
      'Serviceindikatorn räknar själv. Kontrollera att den inte bara är nollställd.',
      'Runflat-däck kostar dubbelt. Titta vad som sitter på innan du räknar.',
      'i3: smala däck i egen dimension, och bara två tillverkare.',
    ],
  },
  {
    slug: 'tesla',
    name: 'Tesla',
    lead: 'Priserna rör sig fort. Våra räknas om varje natt, så titta igen på fredag.',
    models: [
      { title: 'Model 3', text: 'Sedan, 2020 och framåt' },
      { title: 'Model Y', text: 'Suv, fyrhjulsdrift' },
    ],
    lookFor: [
      'Bärarmarna fram. De gnisslar innan de glappar, och besiktningen hör det.',
      'Mellanrum i plåten är utseende, inte fel. Vatten i bagageluckan är fel.',
      'Tillval i bilens konto följer inte alltid med. Vi visar vad som är aktivt.',
    ],
  },
];
