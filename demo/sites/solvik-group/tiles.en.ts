import { link } from '../../site-builder.ts';

/** The group's businesses in their own clothes; the home page and the page about them show the same tiles. */
export const tiles = [
  {
    theme: 'solvik',
    name: 'Solvik',
    text: 'Dealers and workshops in Sweden, Norway and the UK',
    figure: '41 sites',
    link: link('http://solvik-se.localhost:3000'),
  },
  {
    theme: 'carstore',
    name: 'carstore',
    text: 'Used-car stores in four countries',
    figure: '58 stores',
    link: link('http://carstore-se.localhost:3000'),
  },
  {
    theme: 'charging',
    ground: 'accent',
    name: 'ström',
    text: 'Fast charging by the road',
    figure: '212 chargers',
    link: link('http://charging.localhost:3000/en'),
  },
  {
    theme: 'trucks',
    name: 'Lastvagnar',
    text: 'Trucks, vans and a workshop that opens at five',
    figure: '7 sites',
    link: link('http://trucks.localhost:3000'),
  },
  {
    theme: 'finance',
    name: 'Finans',
    text: 'Loans and leasing for people and companies',
    figure: '61,000 contracts',
    link: link('http://finance.localhost:3000'),
  },
  {
    theme: 'auction',
    name: 'Klubban',
    text: 'Trade auctions every Thursday',
    figure: '320 cars a week',
    link: link('http://auction.localhost:3000'),
  },
  {
    theme: 'kits',
    name: 'Osasetti',
    text: 'Spare-part kits, delivered overnight in Finland',
    figure: '4,200 kits',
    link: link('http://kits-fi.localhost:3000'),
  },
  {
    theme: 'bistro',
    name: 'Navet',
    text: 'A bistro between the workshop and the water',
    figure: '42 chairs',
    link: link('http://bistro.localhost:3000'),
  },
] as const;
