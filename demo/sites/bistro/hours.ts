/** When the door is open. The home page and the way here show the same hours. */
export const openingHours = {
  title: 'Öppet',
  rows: [
    { days: 'Måndag–torsdag', hours: '7.00–16.00', from: 'Monday', to: 'Thursday' },
    { days: 'Fredag', hours: '7.00–22.00', from: 'Friday' },
    { days: 'Lördag', hours: '10.00–22.00', from: 'Saturday' },
    { days: 'Söndag', hours: '11.00–16.00', from: 'Sunday' },
  ],
  today: 'i dag',
  note: 'Frukost till kl. 10. Stängt julafton, nyårsdagen och första dagen det går att bada.',
} as const;
