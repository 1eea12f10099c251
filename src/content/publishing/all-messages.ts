// Written by `npm run messages` from every messages/{language}.json; do not edit.
// biome-ignore-all assist/source/organizeImports: by folder, then by language
// biome-ignore-all format: an import is a line
import blocksEn from '../blocks/messages/en.json' with { type: 'json' };
import blocksFi from '../blocks/messages/fi.json' with { type: 'json' };
import blocksNb from '../blocks/messages/nb.json' with { type: 'json' };
import blocksSk from '../blocks/messages/sk.json' with { type: 'json' };
import blocksSv from '../blocks/messages/sv.json' with { type: 'json' };
import bookingEn from '../../features/booking/messages/en.json' with { type: 'json' };
import bookingFi from '../../features/booking/messages/fi.json' with { type: 'json' };
import bookingNb from '../../features/booking/messages/nb.json' with { type: 'json' };
import bookingSk from '../../features/booking/messages/sk.json' with { type: 'json' };
import bookingSv from '../../features/booking/messages/sv.json' with { type: 'json' };
import carsEn from '../../features/cars/messages/en.json' with { type: 'json' };
import carsFi from '../../features/cars/messages/fi.json' with { type: 'json' };
import carsNb from '../../features/cars/messages/nb.json' with { type: 'json' };
import carsSk from '../../features/cars/messages/sk.json' with { type: 'json' };
import carsSv from '../../features/cars/messages/sv.json' with { type: 'json' };
import carsSvFI from '../../features/cars/messages/sv-FI.json' with { type: 'json' };
import carsCompareEn from '../../features/cars/messages/compare/en.json' with { type: 'json' };
import carsCompareFi from '../../features/cars/messages/compare/fi.json' with { type: 'json' };
import carsCompareNb from '../../features/cars/messages/compare/nb.json' with { type: 'json' };
import carsCompareSk from '../../features/cars/messages/compare/sk.json' with { type: 'json' };
import carsCompareSv from '../../features/cars/messages/compare/sv.json' with { type: 'json' };
import carsCompareSvFI from '../../features/cars/messages/compare/sv-FI.json' with { type: 'json' };
import carsGalleryEn from '../../features/cars/messages/gallery/en.json' with { type: 'json' };
import carsGalleryFi from '../../features/cars/messages/gallery/fi.json' with { type: 'json' };
import carsGalleryNb from '../../features/cars/messages/gallery/nb.json' with { type: 'json' };
import carsGallerySk from '../../features/cars/messages/gallery/sk.json' with { type: 'json' };
import carsGallerySv from '../../features/cars/messages/gallery/sv.json' with { type: 'json' };
import carsListEn from '../../features/cars/messages/list/en.json' with { type: 'json' };
import carsListFi from '../../features/cars/messages/list/fi.json' with { type: 'json' };
import carsListNb from '../../features/cars/messages/list/nb.json' with { type: 'json' };
import carsListSk from '../../features/cars/messages/list/sk.json' with { type: 'json' };
import carsListSv from '../../features/cars/messages/list/sv.json' with { type: 'json' };
import carsListSvFI from '../../features/cars/messages/list/sv-FI.json' with { type: 'json' };
import carsSavedEn from '../../features/cars/messages/saved/en.json' with { type: 'json' };
import carsSavedFi from '../../features/cars/messages/saved/fi.json' with { type: 'json' };
import carsSavedNb from '../../features/cars/messages/saved/nb.json' with { type: 'json' };
import carsSavedSk from '../../features/cars/messages/saved/sk.json' with { type: 'json' };
import carsSavedSv from '../../features/cars/messages/saved/sv.json' with { type: 'json' };
import dealersEn from '../../features/dealers/messages/en.json' with { type: 'json' };
import dealersFi from '../../features/dealers/messages/fi.json' with { type: 'json' };
import dealersNb from '../../features/dealers/messages/nb.json' with { type: 'json' };
import dealersSk from '../../features/dealers/messages/sk.json' with { type: 'json' };
import dealersSv from '../../features/dealers/messages/sv.json' with { type: 'json' };
import editorFormsEn from '../../features/editor-forms/messages/en.json' with { type: 'json' };
import editorFormsFi from '../../features/editor-forms/messages/fi.json' with { type: 'json' };
import editorFormsNb from '../../features/editor-forms/messages/nb.json' with { type: 'json' };
import editorFormsSk from '../../features/editor-forms/messages/sk.json' with { type: 'json' };
import editorFormsSv from '../../features/editor-forms/messages/sv.json' with { type: 'json' };
import financeEn from '../../features/finance/messages/en.json' with { type: 'json' };
import financeFi from '../../features/finance/messages/fi.json' with { type: 'json' };
import financeNb from '../../features/finance/messages/nb.json' with { type: 'json' };
import financeSk from '../../features/finance/messages/sk.json' with { type: 'json' };
import financeSv from '../../features/finance/messages/sv.json' with { type: 'json' };
import financeSvFI from '../../features/finance/messages/sv-FI.json' with { type: 'json' };
import financePlansCompanyLeasingEn from '../../features/finance/plans/company-leasing/messages/en.json' with { type: 'json' };
import financePlansCompanyLeasingFi from '../../features/finance/plans/company-leasing/messages/fi.json' with { type: 'json' };
import financePlansCompanyLeasingNb from '../../features/finance/plans/company-leasing/messages/nb.json' with { type: 'json' };
import financePlansCompanyLeasingSk from '../../features/finance/plans/company-leasing/messages/sk.json' with { type: 'json' };
import financePlansCompanyLeasingSv from '../../features/finance/plans/company-leasing/messages/sv.json' with { type: 'json' };
import financePlansLoanEn from '../../features/finance/plans/loan/messages/en.json' with { type: 'json' };
import financePlansLoanFi from '../../features/finance/plans/loan/messages/fi.json' with { type: 'json' };
import financePlansLoanNb from '../../features/finance/plans/loan/messages/nb.json' with { type: 'json' };
import financePlansLoanSk from '../../features/finance/plans/loan/messages/sk.json' with { type: 'json' };
import financePlansLoanSv from '../../features/finance/plans/loan/messages/sv.json' with { type: 'json' };
import financePlansLoanSvFI from '../../features/finance/plans/loan/messages/sv-FI.json' with { type: 'json' };
import financePlansPrivateLeasingEn from '../../features/finance/plans/private-leasing/messages/en.json' with { type: 'json' };
import financePlansPrivateLeasingFi from '../../features/finance/plans/private-leasing/messages/fi.json' with { type: 'json' };
import financePlansPrivateLeasingNb from '../../features/finance/plans/private-leasing/messages/nb.json' with { type: 'json' };
import financePlansPrivateLeasingSk from '../../features/finance/plans/private-leasing/messages/sk.json' with { type: 'json' };
import financePlansPrivateLeasingSv from '../../features/finance/plans/private-leasing/messages/sv.json' with { type: 'json' };
import financePlansPrivateLeasingSvFI from '../../features/finance/plans/private-leasing/messages/sv-FI.json' with { type: 'json' };
import financePlansUkEn from '../../features/finance/plans/uk/messages/en.json' with { type: 'json' };
import financePlansUkFi from '../../features/finance/plans/uk/messages/fi.json' with { type: 'json' };
import financePlansUkNb from '../../features/finance/plans/uk/messages/nb.json' with { type: 'json' };
import financePlansUkSk from '../../features/finance/plans/uk/messages/sk.json' with { type: 'json' };
import financePlansUkSv from '../../features/finance/plans/uk/messages/sv.json' with { type: 'json' };
import kitsEn from '../../features/kits/messages/en.json' with { type: 'json' };
import kitsFi from '../../features/kits/messages/fi.json' with { type: 'json' };
import kitsNb from '../../features/kits/messages/nb.json' with { type: 'json' };
import kitsSk from '../../features/kits/messages/sk.json' with { type: 'json' };
import kitsSv from '../../features/kits/messages/sv.json' with { type: 'json' };
import kitsCartEn from '../../features/kits/messages/cart/en.json' with { type: 'json' };
import kitsCartFi from '../../features/kits/messages/cart/fi.json' with { type: 'json' };
import kitsCartNb from '../../features/kits/messages/cart/nb.json' with { type: 'json' };
import kitsCartSk from '../../features/kits/messages/cart/sk.json' with { type: 'json' };
import kitsCartSv from '../../features/kits/messages/cart/sv.json' with { type: 'json' };
import kitsListEn from '../../features/kits/messages/list/en.json' with { type: 'json' };
import kitsListFi from '../../features/kits/messages/list/fi.json' with { type: 'json' };
import kitsListNb from '../../features/kits/messages/list/nb.json' with { type: 'json' };
import kitsListSk from '../../features/kits/messages/list/sk.json' with { type: 'json' };
import kitsListSv from '../../features/kits/messages/list/sv.json' with { type: 'json' };
import leadsEn from '../../features/leads/messages/en.json' with { type: 'json' };
import leadsFi from '../../features/leads/messages/fi.json' with { type: 'json' };
import leadsNb from '../../features/leads/messages/nb.json' with { type: 'json' };
import leadsSk from '../../features/leads/messages/sk.json' with { type: 'json' };
import leadsSv from '../../features/leads/messages/sv.json' with { type: 'json' };
import leadsSvFI from '../../features/leads/messages/sv-FI.json' with { type: 'json' };
import locatorEn from '../../features/locator/messages/en.json' with { type: 'json' };
import locatorFi from '../../features/locator/messages/fi.json' with { type: 'json' };
import locatorNb from '../../features/locator/messages/nb.json' with { type: 'json' };
import locatorSk from '../../features/locator/messages/sk.json' with { type: 'json' };
import locatorSv from '../../features/locator/messages/sv.json' with { type: 'json' };
import storiesEn from '../../features/stories/messages/en.json' with { type: 'json' };
import storiesFi from '../../features/stories/messages/fi.json' with { type: 'json' };
import storiesNb from '../../features/stories/messages/nb.json' with { type: 'json' };
import storiesSk from '../../features/stories/messages/sk.json' with { type: 'json' };
import storiesSv from '../../features/stories/messages/sv.json' with { type: 'json' };
import tyreHotelEn from '../../features/tyre-hotel/messages/en.json' with { type: 'json' };
import tyreHotelFi from '../../features/tyre-hotel/messages/fi.json' with { type: 'json' };
import tyreHotelNb from '../../features/tyre-hotel/messages/nb.json' with { type: 'json' };
import tyreHotelSk from '../../features/tyre-hotel/messages/sk.json' with { type: 'json' };
import tyreHotelSv from '../../features/tyre-hotel/messages/sv.json' with { type: 'json' };
import tyreHotelSvFI from '../../features/tyre-hotel/messages/sv-FI.json' with { type: 'json' };
import tyreHotelFlowEn from '../../features/tyre-hotel/messages/flow/en.json' with { type: 'json' };
import tyreHotelFlowFi from '../../features/tyre-hotel/messages/flow/fi.json' with { type: 'json' };
import tyreHotelFlowNb from '../../features/tyre-hotel/messages/flow/nb.json' with { type: 'json' };
import tyreHotelFlowSk from '../../features/tyre-hotel/messages/flow/sk.json' with { type: 'json' };
import tyreHotelFlowSv from '../../features/tyre-hotel/messages/flow/sv.json' with { type: 'json' };
import tyreHotelFlowSvFI from '../../features/tyre-hotel/messages/flow/sv-FI.json' with { type: 'json' };
import valuationEn from '../../features/valuation/messages/en.json' with { type: 'json' };
import valuationFi from '../../features/valuation/messages/fi.json' with { type: 'json' };
import valuationNb from '../../features/valuation/messages/nb.json' with { type: 'json' };
import valuationSk from '../../features/valuation/messages/sk.json' with { type: 'json' };
import valuationSv from '../../features/valuation/messages/sv.json' with { type: 'json' };
import valuationSvFI from '../../features/valuation/messages/sv-FI.json' with { type: 'json' };
import workshopFlowEn from '../../features/workshop/messages/flow/en.json' with { type: 'json' };
import workshopFlowFi from '../../features/workshop/messages/flow/fi.json' with { type: 'json' };
import workshopFlowNb from '../../features/workshop/messages/flow/nb.json' with { type: 'json' };
import workshopFlowSk from '../../features/workshop/messages/flow/sk.json' with { type: 'json' };
import workshopFlowSv from '../../features/workshop/messages/flow/sv.json' with { type: 'json' };
import workshopFlowSvFI from '../../features/workshop/messages/flow/sv-FI.json' with { type: 'json' };
import facetedListListEn from '../../shared/faceted-list/messages/list/en.json' with { type: 'json' };
import facetedListListFi from '../../shared/faceted-list/messages/list/fi.json' with { type: 'json' };
import facetedListListNb from '../../shared/faceted-list/messages/list/nb.json' with { type: 'json' };
import facetedListListSk from '../../shared/faceted-list/messages/list/sk.json' with { type: 'json' };
import facetedListListSv from '../../shared/faceted-list/messages/list/sv.json' with { type: 'json' };
import formsEn from '../../shared/forms/messages/en.json' with { type: 'json' };
import formsFi from '../../shared/forms/messages/fi.json' with { type: 'json' };
import formsNb from '../../shared/forms/messages/nb.json' with { type: 'json' };
import formsSk from '../../shared/forms/messages/sk.json' with { type: 'json' };
import formsSv from '../../shared/forms/messages/sv.json' with { type: 'json' };
import formsSvFI from '../../shared/forms/messages/sv-FI.json' with { type: 'json' };
import mapsEn from '../../shared/maps/messages/en.json' with { type: 'json' };
import mapsFi from '../../shared/maps/messages/fi.json' with { type: 'json' };
import mapsNb from '../../shared/maps/messages/nb.json' with { type: 'json' };
import mapsSk from '../../shared/maps/messages/sk.json' with { type: 'json' };
import mapsSv from '../../shared/maps/messages/sv.json' with { type: 'json' };
import mapsPlaceEn from '../../shared/maps/messages/place/en.json' with { type: 'json' };
import mapsPlaceFi from '../../shared/maps/messages/place/fi.json' with { type: 'json' };
import mapsPlaceNb from '../../shared/maps/messages/place/nb.json' with { type: 'json' };
import mapsPlaceSk from '../../shared/maps/messages/place/sk.json' with { type: 'json' };
import mapsPlaceSv from '../../shared/maps/messages/place/sv.json' with { type: 'json' };
import shellEn from '../../web/shell/messages/en.json' with { type: 'json' };
import shellFi from '../../web/shell/messages/fi.json' with { type: 'json' };
import shellNb from '../../web/shell/messages/nb.json' with { type: 'json' };
import shellSk from '../../web/shell/messages/sk.json' with { type: 'json' };
import shellSv from '../../web/shell/messages/sv.json' with { type: 'json' };

export const messages = {
  en: {
    ...blocksEn,
    ...bookingEn,
    ...carsEn,
    ...carsCompareEn,
    ...carsGalleryEn,
    ...carsListEn,
    ...carsSavedEn,
    ...dealersEn,
    ...editorFormsEn,
    ...financeEn,
    ...financePlansCompanyLeasingEn,
    ...financePlansLoanEn,
    ...financePlansPrivateLeasingEn,
    ...financePlansUkEn,
    ...kitsEn,
    ...kitsCartEn,
    ...kitsListEn,
    ...leadsEn,
    ...locatorEn,
    ...storiesEn,
    ...tyreHotelEn,
    ...tyreHotelFlowEn,
    ...valuationEn,
    ...workshopFlowEn,
    ...facetedListListEn,
    ...formsEn,
    ...mapsEn,
    ...mapsPlaceEn,
    ...shellEn,
  },
  fi: {
    ...blocksFi,
    ...bookingFi,
    ...carsFi,
    ...carsCompareFi,
    ...carsGalleryFi,
    ...carsListFi,
    ...carsSavedFi,
    ...dealersFi,
    ...editorFormsFi,
    ...financeFi,
    ...financePlansCompanyLeasingFi,
    ...financePlansLoanFi,
    ...financePlansPrivateLeasingFi,
    ...financePlansUkFi,
    ...kitsFi,
    ...kitsCartFi,
    ...kitsListFi,
    ...leadsFi,
    ...locatorFi,
    ...storiesFi,
    ...tyreHotelFi,
    ...tyreHotelFlowFi,
    ...valuationFi,
    ...workshopFlowFi,
    ...facetedListListFi,
    ...formsFi,
    ...mapsFi,
    ...mapsPlaceFi,
    ...shellFi,
  },
  nb: {
    ...blocksNb,
    ...bookingNb,
    ...carsNb,
    ...carsCompareNb,
    ...carsGalleryNb,
    ...carsListNb,
    ...carsSavedNb,
    ...dealersNb,
    ...editorFormsNb,
    ...financeNb,
    ...financePlansCompanyLeasingNb,
    ...financePlansLoanNb,
    ...financePlansPrivateLeasingNb,
    ...financePlansUkNb,
    ...kitsNb,
    ...kitsCartNb,
    ...kitsListNb,
    ...leadsNb,
    ...locatorNb,
    ...storiesNb,
    ...tyreHotelNb,
    ...tyreHotelFlowNb,
    ...valuationNb,
    ...workshopFlowNb,
    ...facetedListListNb,
    ...formsNb,
    ...mapsNb,
    ...mapsPlaceNb,
    ...shellNb,
  },
  sk: {
    ...blocksSk,
    ...bookingSk,
    ...carsSk,
    ...carsCompareSk,
    ...carsGallerySk,
    ...carsListSk,
    ...carsSavedSk,
    ...dealersSk,
    ...editorFormsSk,
    ...financeSk,
    ...financePlansCompanyLeasingSk,
    ...financePlansLoanSk,
    ...financePlansPrivateLeasingSk,
    ...financePlansUkSk,
    ...kitsSk,
    ...kitsCartSk,
    ...kitsListSk,
    ...leadsSk,
    ...locatorSk,
    ...storiesSk,
    ...tyreHotelSk,
    ...tyreHotelFlowSk,
    ...valuationSk,
    ...workshopFlowSk,
    ...facetedListListSk,
    ...formsSk,
    ...mapsSk,
    ...mapsPlaceSk,
    ...shellSk,
  },
  sv: {
    ...blocksSv,
    ...bookingSv,
    ...carsSv,
    ...carsCompareSv,
    ...carsGallerySv,
    ...carsListSv,
    ...carsSavedSv,
    ...dealersSv,
    ...editorFormsSv,
    ...financeSv,
    ...financePlansCompanyLeasingSv,
    ...financePlansLoanSv,
    ...financePlansPrivateLeasingSv,
    ...financePlansUkSv,
    ...kitsSv,
    ...kitsCartSv,
    ...kitsListSv,
    ...leadsSv,
    ...locatorSv,
    ...storiesSv,
    ...tyreHotelSv,
    ...tyreHotelFlowSv,
    ...valuationSv,
    ...workshopFlowSv,
    ...facetedListListSv,
    ...formsSv,
    ...mapsSv,
    ...mapsPlaceSv,
    ...shellSv,
  },
};

/** What one country says differently, by language and country. */
export const countryMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sv-FI': {
    ...carsSvFI,
    ...carsCompareSvFI,
    ...carsListSvFI,
    ...financeSvFI,
    ...financePlansLoanSvFI,
    ...financePlansPrivateLeasingSvFI,
    ...leadsSvFI,
    ...tyreHotelSvFI,
    ...tyreHotelFlowSvFI,
    ...valuationSvFI,
    ...workshopFlowSvFI,
    ...formsSvFI,
  },
};

type Messages = typeof messages.sv;

declare module '../../shared/sites/dictionary.ts' {
  interface TextRegistry extends Messages {}
}
