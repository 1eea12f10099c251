export type Season = 'summer' | 'winter';

/** Customers are reminded on these days, in time before 15 April and 1 December, when the law asks for other tyres. */
const turns = [
  { monthAndDay: '03-15', season: 'summer' },
  { monthAndDay: '10-01', season: 'winter' },
] as const;

/** The first turn of a season after a local date, YYYY-MM-DD. */
export function nextSeasonTurn(date: string): string {
  const year = Number(date.slice(0, 4));
  const dates = [year, year + 1].flatMap((each) => turns.map(({ monthAndDay }) => `${each}-${monthAndDay}`));
  return dates.find((each) => each > date) ?? date;
}

/** The season that begins with a turn. */
export function seasonOf(turn: string): Season {
  return turns.find(({ monthAndDay }) => turn.endsWith(monthAndDay))?.season ?? 'winter';
}
