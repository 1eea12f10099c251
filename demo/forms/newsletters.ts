import type { WrittenDemoForm } from './written-demo-form.ts';

/** A newsletter, in the five languages of the sites; a form of the marketing provider. */
export const newsletters: readonly WrittenDemoForm[] = [
  {
    provider: 'marketing',
    id: 'newsletter-sv',
    confirmByMail: true,
    title: 'Prenumerera',
    button: 'Skicka mig breven',
    thanks: 'Tack. Nästa brev kommer när årstiden byter.',
    questions: [
      { name: 'email', text: 'E-post', kind: 'email', required: true },
      {
        name: 'interest',
        text: 'Vad vill du läsa om?',
        kind: 'checkbox',
        options: ['Nya bilar', 'Begagnade bilar', 'Verkstad och däck', 'Elbil och laddning'],
      },
    ],
  },
  {
    provider: 'marketing',
    id: 'newsletter-nb',
    confirmByMail: true,
    title: 'Abonner',
    button: 'Send meg brevene',
    thanks: 'Takk. Neste brev kommer når årstiden skifter.',
    questions: [
      { name: 'email', text: 'E-post', kind: 'email', required: true },
      {
        name: 'interest',
        text: 'Hva vil du lese om?',
        kind: 'checkbox',
        options: ['Nye biler', 'Brukte biler', 'Verksted og dekk', 'Elbil og lading'],
      },
    ],
  },
  {
    provider: 'marketing',
    id: 'newsletter-en',
    confirmByMail: true,
    title: 'Subscribe',
    button: 'Send me the letters',
    thanks: 'Thank you. The next letter comes with the next season.',
    questions: [
      { name: 'email', text: 'Email', kind: 'email', required: true },
      {
        name: 'interest',
        text: 'What would you like to read about?',
        kind: 'checkbox',
        options: ['New cars', 'Used cars', 'Servicing and tyres', 'Electric cars and charging'],
      },
    ],
  },
  {
    provider: 'marketing',
    id: 'newsletter-fi',
    confirmByMail: true,
    title: 'Tilaa kirje',
    button: 'Lähettäkää kirjeet',
    thanks: 'Kiitos. Seuraava kirje tulee, kun vuodenaika vaihtuu.',
    questions: [{ name: 'email', text: 'Sähköposti', kind: 'email', required: true }],
  },
  {
    provider: 'marketing',
    id: 'newsletter-sk',
    confirmByMail: true,
    title: 'Odber listov',
    button: 'Posielajte mi listy',
    thanks: 'Ďakujeme. Ďalší list príde so zmenou ročného obdobia.',
    questions: [{ name: 'email', text: 'E-mail', kind: 'email', required: true }],
  },
  {
    provider: 'marketing',
    id: 'call-me-sv',
    title: 'Vi ringer upp',
    intro: 'Vardagar 8–18, oftast inom en timme.',
    button: 'Ring mig',
    thanks: 'Tack. Vi ringer från 010-550 01 28.',
    questions: [
      { name: 'firstName', text: 'Förnamn', kind: 'textbox', required: true },
      { name: 'phone', text: 'Telefon', kind: 'phone', required: true },
      {
        name: 'matter',
        text: 'Vad gäller det?',
        kind: 'dropdown',
        options: ['Köpa bil', 'Sälja bil', 'Verkstad', 'Annat'],
      },
    ],
  },
];
