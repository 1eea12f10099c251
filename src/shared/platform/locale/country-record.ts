/** What differs by country and is no text (docs/decisions/091). Times of day come with each dealership. */
export type CountryRecord = {
  /** Of a new site, and of what is said in the country's own way on every page: prices of its workshops. */
  language: string;
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** The standard rate, in percent. */
  vatPercent: number;
  phone: {
    callingCode: string;
    /** What is dialled before a number within the country and left out from abroad. */
    trunkPrefix: '0' | '';
  };
  /** What odometers and feeds count in; visitors answer in the same. */
  odometer: 'mil' | 'km' | 'miles';
  /** Of road signs, and with them of radii and electric ranges. */
  distances: 'km' | 'mi';
  /** Which of '190 hp (140 kW)' comes first. */
  power: 'hp' | 'kW';
  /** A plain figure of a feed. */
  consumption: 'l/100 km' | 'mpg';
  /** What the trade calls little driven, in the unit of odometers: about three years of an ordinary driver. */
  littleDriven: number;
  plates: PlateRules;
  postcode: {
    /** Of a postcode without its spaces. */
    pattern: string;
    /** How many characters stand before the space; 0 where there is none. */
    groups: number;
  };
  /** Workshops round what factors make of a list price to so many crowns; whole euros and pounds without it. */
  workshopPriceStep?: number | undefined;
  /** Days on which its workshops are closed, unless a dealership gives hours of its own for them. */
  holidays?: readonly Holiday[] | undefined;
  /** By which somebody may name it besides its name in every language: 'UK Great Britain'. */
  names: string;
  rules: CountryRules;
};

export type Holiday = {
  name: string;
  /** '10-03', 'easter', 'easter+60', 'easter-2', or 'wednesday before 11-23'. */
  on: string;
  /** The regions that have it, as dealerships name them; every region without. */
  regions?: readonly string[] | undefined;
};

export type PlateRules = {
  /** A number without spaces and dashes, as the country gives it out; its two groups are written apart. */
  pattern: string;
  between: ' ' | '-';
  /** For forms whose groups cannot be told without the spaces: what is written, and how to write it. */
  written?: { pattern: string; as: string } | undefined;
  /** Only these letters and figures are given out, where that is narrower than the pattern. */
  issued?: string | undefined;
  /** How one is written, as the hint of a field: 'ABC 123'. */
  example: string;
  /** The most characters of an ordinary one and of any, without spaces and dashes: 6 and, for personal ones, 7. */
  longest: { ordinary: number; any: number };
  /** On the strip at the left: 'S'. */
  sign: string;
  rear: 'white' | 'yellow';
  /** They say when a car was first registered, so that buyers ask for 'a 23 plate'. */
  tellAge?: true | undefined;
};

/** What its pages and calculators show (001 §2.9), so that no view asks for a country. */
export type CountryRules = {
  showsVideoAndSpin: boolean;
  showsUkFinance: boolean;
  showsResidualValueAndEffectiveRate: boolean;
  showsNetworkShutdownNotice: boolean;
  /** The languages in which a loan comes with the example that the country's consumer credit law asks for. */
  consumerCreditExample: readonly string[];
  /** Workshops take orders by a form and call back with a time; they have no calendar of their own. */
  takesServiceOrdersByForm: boolean;
  /** Pages of dealerships lead to the booking of a workshop visit (DSD-16). */
  linksDealersToBooking: boolean;
  /** A register answers with the car behind a number plate. */
  hasVehicleRegister: boolean;
};
