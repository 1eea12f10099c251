import { link } from '../../site-builder.ts';

/** The group's businesses in their own clothes; the home page and the page about them show the same tiles. */
export const tiles = [
  {
    theme: 'solvik',
    name: 'Solvik',
    text: 'Bilhallar och verkstäder i Sverige, Norge och Storbritannien',
    figure: '41 anläggningar',
    link: link('http://solvik-se.localhost:3000'),
  },
  {
    theme: 'carstore',
    name: 'carstore',
    text: 'Begagnade bilar i fyra länder',
    figure: '58 butiker',
    link: link('http://carstore-se.localhost:3000'),
  },
  {
    theme: 'charging',
    ground: 'accent',
    name: 'ström',
    text: 'Snabbladdning längs vägen',
    figure: '212 laddare',
    link: link('http://charging.localhost:3000'),
  },
  {
    theme: 'trucks',
    name: 'Lastvagnar',
    text: 'Lastbilar, transportbilar och en verkstad som öppnar klockan fem',
    figure: '7 anläggningar',
    link: link('http://trucks.localhost:3000'),
  },
  {
    theme: 'finance',
    name: 'Finans',
    text: 'Lån och leasing för folk och företag',
    figure: '61 000 avtal',
    link: link('http://finance.localhost:3000'),
  },
  {
    theme: 'auction',
    name: 'Klubban',
    text: 'Auktion för bilhandlare varje torsdag',
    figure: '320 bilar i veckan',
    link: link('http://auction.localhost:3000'),
  },
  {
    theme: 'kits',
    name: 'Osasetti',
    text: 'Reservdelssatser över natten i Finland',
    figure: '4 200 satser',
    link: link('http://kits-fi.localhost:3000'),
  },
  {
    theme: 'bistro',
    name: 'Navet',
    text: 'En bistro mellan verkstaden och vattnet',
    figure: '42 stolar',
    link: link('http://bistro.localhost:3000'),
  },
] as const;
