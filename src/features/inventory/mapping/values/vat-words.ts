const vat = 'vat|moms|mva|alv|dph|mwst|ust|tva|btw|iva';
const without = new RegExp(
  `(?:\\+|\\bplus|\\bex(?:cl|kl|kludert|klusive|cluding)?\\.?|\\beks(?:kl)?\\.?|\\butan|\\buten|\\bbez|\\bohne|\\bzzgl\\.?|\\bhors|\\bht\\b)\\s*(?:${vat})?\\b|\\b(?:${vat})\\s*(?:0|excluded|not included)\\b|\\bnetto\\b|\\bnet\\b|\\bveroton`,
  'i',
);
const namesVat = new RegExp(`\\b(?:${vat})\\b|\\bnetto\\b|\\bnet\\b|\\bveroton|\\bht\\b`, 'i');

/** '+ VAT', 'exkl. moms', 'eks. mva', 'alv 0', 'bez DPH', 'netto', 'HT'. */
export function isWithoutVat(text: string): boolean {
  return namesVat.test(text) && without.test(text);
}

const eligible =
  /\b(?:vat\s*(?:q|qual|qualifying|reclaimable|deductible|registered|yes)|qualifying|reclaimable|deductible|avdragbar|avdragsgill|vähennyskelpoinen|alv[-\s]*vähennys\w*|odpočet|odpočet dph|ausweisbar|récupérable|lyft|lyftbar|moms|momsbil|momspliktig|mva|alv|yes|ja|kyllä|áno|full|standard)\b/i;
const margin =
  /\b(?:margin\w*|marginal\w*|marginaali\w*|vmb|second[-\s]?hand scheme|no vat|non[-\s]qualifying|not qualifying|ej|ikke|ei|nie|nein|no|differenz\w*|bruksmoms|brugtmoms|avgiftsfri)\b/i;

/** What a column about VAT says of whether a buyer's company can deduct it; nothing where it says neither. */
export function isVatDeductible(text: string): boolean | undefined {
  if (margin.test(text)) return false;
  return eligible.test(text) || isWithoutVat(text) ? true : undefined;
}
