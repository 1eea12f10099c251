/** What 200 000 kronor costs over three terms; the home page and the loan page show the same sums. */
export const loanTable = {
  corner: 'Vad det kostar',
  columns: [
    { title: '36 månader' },
    { title: '60 månader', note: 'vanligast', recommended: true },
    { title: '84 månader' },
  ],
  rows: [
    {
      title: 'Varje månad',
      note: 'ränta, avbetalning och avi',
      cells: [{ value: '6 029' }, { value: '3 809' }, { value: '2 861' }],
    },
    {
      title: 'Kostnad för lånet',
      note: 'allt utöver 200 000',
      cells: [{ value: '17 639' }, { value: '29 135' }, { value: '40 919' }],
    },
    {
      title: 'Totalt att betala',
      small: true,
      cells: [{ value: '217 639' }, { value: '229 135' }, { value: '240 919' }],
    },
    {
      title: 'Effektiv ränta',
      small: true,
      cells: [{ value: '5,73 %' }, { value: '5,64 %' }, { value: '5,59 %' }],
    },
  ],
  footnote:
    'Kronor. Annuitetslån på 200 000 kr, rörlig ränta 4,95 %, uppläggningsavgift 595 kr och aviavgift 39 kr i månaden. Räntan kan ändras under tiden. Sista avin jämnar av några kronor.',
};
