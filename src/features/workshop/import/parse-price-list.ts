import { type ParseResult, toProblems } from '../../booking/parse-result.ts';
import { type PriceList, priceList } from '../price-list.ts';

/** Addresses of the API carry codes with commas between them. */
const codePattern = /^[A-Za-z0-9_-]+$/;

export function parsePriceList(json: unknown): ParseResult<PriceList> {
  const { data: list, error } = priceList.safeParse(json);
  if (error) return { ok: false, problems: toProblems(error) };
  const offerings = [...list.services, ...list.addons].flatMap((category) => category.offerings);
  const codes = offerings.map(({ code }) => code);
  const problems = [
    ...[...new Set(codes.filter((code, at) => codes.indexOf(code) !== at))].map(
      (code) => `The code ${code} comes twice.`,
    ),
    ...codes
      .filter((code) => !codePattern.test(code))
      .map((code) => `The code '${code}' has other signs than letters without dots, digits, - and _.`),
    ...offerings.flatMap(({ code, unitPrice }) =>
      unitPrice && unitPrice.minimum > unitPrice.maximum
        ? [`The units of ${code} have a minimum above their maximum.`]
        : [],
    ),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: list };
}
