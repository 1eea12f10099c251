/** Makes that people ask for by name, and what we tell them. */
export type Make = {
  slug: string;
  name: string;
  lead: string;
  models: readonly { title: string; text: string; figure: string }[];
  lookFor: readonly string[];
};

export const makes: readonly Make[] = [
  {
    slug: 'volvo',
    name: 'Volvo',
    lead: 'Den vanligaste bilen i inbyte, och den som står kortast tid på planen.',
    models: [
      { title: 'V60', text: 'Kombi, 2018 och framåt', figure: 'från 169 900 kr' },
      { title: 'XC40', text: 'Suv, bensin, laddhybrid eller el', figure: 'från 209 900 kr' },
      { title: 'XC60', text: 'Suv med dragkrok, ofta laddhybrid', figure: 'från 249 900 kr' },
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
      { title: 'Golf', text: 'Halvkombi, den vi säljer mest', figure: 'från 109 900 kr' },
      { title: 'Passat', text: 'Kombi, ofta tidigare tjänstebil', figure: 'från 139 900 kr' },
      { title: 'ID.4', text: 'Eldriven suv, 77 kWh', figure: 'från 279 900 kr' },
    ],
    lookFor: [
      'DSG-lådan vill ha ny olja var sjätte tusende mil. Be att få se kvittot.',
      'ID-modeller före 2022: be att få se att programvaran är minst 3.0.',
      'Panoramatakets dräneringar. Blött golv fram till höger är tecknet.',
    ],
  },
  {
    slug: 'toyota',
    name: 'Toyota',
    lead: 'Säljs sällan, köps snabbt. Hybriderna har gjort skäl för sitt rykte.',
    models: [
      { title: 'Yaris', text: 'Hybrid, lätt att parkera', figure: 'från 119 900 kr' },
      { title: 'Corolla Touring Sports', text: 'Hybridkombi', figure: 'från 179 900 kr' },
      { title: 'RAV4', text: 'Suv, hybrid eller laddhybrid', figure: 'från 229 900 kr' },
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
      { title: 'Ceed Sportswagon', text: 'Kombi, bensin eller laddhybrid', figure: 'från 129 900 kr' },
      { title: 'Niro', text: 'Hybrid, laddhybrid eller el', figure: 'från 169 900 kr' },
      { title: 'EV6', text: 'Elbil, laddar på arton minuter när den är varm', figure: 'från 319 900 kr' },
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
      { title: '3-serie Touring', text: 'Kombi, 2019 och framåt', figure: 'från 219 900 kr' },
      { title: 'X1', text: 'Suv, bensin, laddhybrid eller el', figure: 'från 229 900 kr' },
      { title: 'i3', text: 'Elbil, 42 kWh, lätt och liten', figure: 'från 169 900 kr' },
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
      { title: 'Model 3', text: 'Sedan, 2020 och framåt', figure: 'från 249 900 kr' },
      { title: 'Model Y', text: 'Suv, fyrhjulsdrift', figure: 'från 329 900 kr' },
    ],
    lookFor: [
      'Bärarmarna fram. De gnisslar innan de glappar, och besiktningen hör det.',
      'Mellanrum i plåten är utseende, inte fel. Vatten i bagageluckan är fel.',
      'Tillval i bilens konto följer inte alltid med. Vi visar vad som är aktivt.',
    ],
  },
];
