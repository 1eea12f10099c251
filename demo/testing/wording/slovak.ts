import { type Fault, faultsOf } from './fault.ts';

/** The wrong variants of a term have the right one beside them. */
export const slovak: readonly Fault[] = faultsOf('sk', [
  [/[”«»]|“\p{L}/u, 'Slovak quotes „so“'],
  [/\brad \d|\btrieda [A-Z]\b/, 'BMW radu 5, Mercedes triedy C'],
  [/\bna predajni/i, 'one is in a shop: v predajni'],
  [/\d{4}-\d{2}-\d{2}/, 'prose dates are 24. decembra 2026'],
  [/súkromný lízing|^lízing$/i, 'it is operatívny lízing'],
  [/vlastné zdroje/i, 'a car’s down payment is akontácia'],
  [/ojazden/i, 'jazdené'],
  [/\d – \d|A – Z/, 'from–to has a dash without spaces'],
  [/[^,(] prosím|prosím [^,)]/i, 'prosím stands between commas'],
  [/fotografi/i, 'fotka'],
  [/^(?:načítav(?:am|ajú)|zisťujem)(?!\p{L})/iu, 'we load: načítavame'],
  [/hotel\p{L}* pneumatík/iu, 'hotel pre pneumatiky'],
  [/výmen\p{L} kolies/iu, 'prezutie'],
  [/(?<!\p{L})prevádz(?:ok|ky)(?!\p{L})|# prevádzka/iu, 'servis'],
  [/číslo objednávky|kroky objednávky/i, 'rezervácia'],
  [/\(a\)/, 'no gender in brackets'],
  [/do 24 hodín vopred/i, 'najneskôr 24 hodín vopred'],
  [/(?<!\p{L})(?:ty|tvoj|tvoje|tvoju|tebe)(?!\p{L})/iu, 'the reader is vy'],
]);
