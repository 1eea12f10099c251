/** 'Land-Rover' of an address is the make 'Land Rover' (SB-13); case does not matter. */
export function sameMake(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

export function includesMake(makes: readonly string[], make: string): boolean {
  return makes.some((each) => sameMake(each, make));
}

function comparable(make: string): string {
  return make.normalize('NFC').replaceAll('-', ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}
