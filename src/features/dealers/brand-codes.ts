const ownCodes: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

/** A code with an underscore is a branch of a make and goes with it where the make stands too, except two (DSD-14). */
export function collapseBrandCodes<B extends { brand_code: string }>(brands: readonly B[]): readonly B[] {
  const codes = new Set(brands.map(({ brand_code }) => brand_code));
  return brands.filter(({ brand_code }) => {
    const [base = '', ...branch] = brand_code.split('_');
    return branch.length === 0 || ownCodes.has(brand_code) || !codes.has(base);
  });
}
