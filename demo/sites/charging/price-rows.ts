/** What a kilowatt-hour costs; the home page and the price page show the same table. */
export const priceRows = {
  sv: {
    corner: 'Effekt',
    columns: [
      { title: 'Kort vid stolpen', note: 'utan konto' },
      { title: 'Ström-appen', note: 'gratis' },
      { title: 'Ström Plus', note: '79 kr/mån, ingen bindning', recommended: true },
    ],
    rows: [
      {
        title: 'Normal',
        note: 'upp till 22 kW',
        cells: [{ value: '4,20' }, { value: '3,90' }, { value: '3,20' }],
      },
      { title: 'Snabb', note: '50–150 kW', cells: [{ value: '5,60' }, { value: '5,20' }, { value: '4,10' }] },
      {
        title: 'Ultra',
        note: '300–400 kW',
        cells: [{ value: '6,40' }, { value: '5,90' }, { value: '4,60' }],
      },
      {
        title: 'Tio mil i en vanlig bil',
        note: '18 kWh, ultra',
        small: true,
        cells: [{ value: '115 kr' }, { value: '106 kr' }, { value: '83 kr' }],
      },
    ],
  },
  en: {
    corner: 'Power',
    columns: [
      { title: 'Card at the post', note: 'no account' },
      { title: 'The Ström app', note: 'free' },
      { title: 'Ström Plus', note: '79 kr a month, leave any time', recommended: true },
    ],
    rows: [
      {
        title: 'Normal',
        note: 'up to 22 kW',
        cells: [{ value: '4.20' }, { value: '3.90' }, { value: '3.20' }],
      },
      { title: 'Fast', note: '50–150 kW', cells: [{ value: '5.60' }, { value: '5.20' }, { value: '4.10' }] },
      {
        title: 'Ultra',
        note: '300–400 kW',
        cells: [{ value: '6.40' }, { value: '5.90' }, { value: '4.60' }],
      },
      {
        title: 'A hundred kilometres',
        note: '18 kWh, ultra',
        small: true,
        cells: [{ value: '115 kr' }, { value: '106 kr' }, { value: '83 kr' }],
      },
    ],
  },
};
