import type { PricedOffering, PriceList } from './price-list.ts';

/** The list in a language, as far as somebody has translated it; other texts stay as they are. */
export function priceListIn(list: PriceList, language: string): PriceList {
  const words = list.translations[language];
  if (!words) return list;
  const translate = (text: string) => (Object.hasOwn(words, text) ? (words[text] ?? text) : text);
  const inLanguage = (category: PriceList['services'][number]) => ({
    ...category,
    name: translate(category.name),
    offerings: category.offerings.map((offering) => translateOffering(offering, translate)),
  });
  return { ...list, services: list.services.map(inLanguage), addons: list.addons.map(inLanguage) };
}

function translateOffering(offering: PricedOffering, translate: (text: string) => string): PricedOffering {
  const { name, description, notKnownPriceText, unitPrice } = offering;
  return {
    ...offering,
    name: translate(name),
    description: translate(description),
    ...(notKnownPriceText !== undefined && { notKnownPriceText: translate(notKnownPriceText) }),
    ...(unitPrice && {
      unitPrice: {
        ...unitPrice,
        unit: translate(unitPrice.unit),
        unitAbbreviation: translate(unitPrice.unitAbbreviation),
        postfix: translate(unitPrice.postfix),
      },
    }),
  };
}
