/**
 * '451 28 Västerhamn', 'Gateshead NE8 2BJ': postcodes that begin with a letter are British, which stand behind the
 * town. Told by the postcode, so that an address reads right on the sites of other countries, too.
 */
export function postalTown({ zip, city }: { zip?: string | undefined; city?: string | undefined }): string {
  return (/^\s*[a-z]/i.test(zip ?? '') ? [city, zip] : [zip, city]).filter(Boolean).join(' ');
}
