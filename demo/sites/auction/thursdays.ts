/** The auctions to come. The home page shows the first four, the calendar all of them. */
export const thursdays = [
  { figure: '19', unit: 'nov', title: 'Ordinarie auktion', text: 'Lindö, kl. 10.00', note: '320 bilar' },
  {
    figure: '26',
    unit: 'nov',
    title: 'Ordinarie auktion och vinterhjul',
    text: 'Lindö, kl. 10.00',
    note: '320 bilar, 140 uppsättningar',
  },
  {
    figure: '3',
    unit: 'dec',
    title: 'Elbilsdagen',
    text: 'Lindö, kl. 10.00',
    note: '180 elbilar, 140 övriga',
  },
  { figure: '10', unit: 'dec', title: 'Ordinarie auktion', text: 'Lindö, kl. 10.00', note: '320 bilar' },
  {
    figure: '17',
    unit: 'dec',
    title: 'Årets sista',
    text: 'Lindö, kl. 10.00, glögg från nio',
    note: '360 bilar',
  },
  { figure: '7', unit: 'jan', title: 'Årets första', text: 'Lindö, kl. 10.00', note: '280 bilar' },
  { figure: '14', unit: 'jan', title: 'Ordinarie auktion', text: 'Lindö, kl. 10.00', note: '320 bilar' },
  {
    figure: '21',
    unit: 'jan',
    title: 'Transportbilar och lätta lastbilar',
    text: 'Lindö, kl. 10.00',
    note: '90 transportbilar, 240 övriga',
  },
  { figure: '28', unit: 'jan', title: 'Ordinarie auktion', text: 'Lindö, kl. 10.00', note: '320 bilar' },
];
