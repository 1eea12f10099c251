// Written by `npm run messages` from every messages/{language}.json; do not edit.
// biome-ignore-all assist/source/organizeImports: by folder, then by language
import blocksEn from '../blocks/messages/en.json' with { type: 'json' };
import blocksFi from '../blocks/messages/fi.json' with { type: 'json' };
import blocksNb from '../blocks/messages/nb.json' with { type: 'json' };
import blocksSk from '../blocks/messages/sk.json' with { type: 'json' };
import blocksSv from '../blocks/messages/sv.json' with { type: 'json' };
import dealersEn from '../../features/dealers/messages/en.json' with { type: 'json' };
import dealersFi from '../../features/dealers/messages/fi.json' with { type: 'json' };
import dealersNb from '../../features/dealers/messages/nb.json' with { type: 'json' };
import dealersSk from '../../features/dealers/messages/sk.json' with { type: 'json' };
import dealersSv from '../../features/dealers/messages/sv.json' with { type: 'json' };
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
import workshopEn from '../../features/workshop/messages/en.json' with { type: 'json' };
import workshopFi from '../../features/workshop/messages/fi.json' with { type: 'json' };
import workshopNb from '../../features/workshop/messages/nb.json' with { type: 'json' };
import workshopSk from '../../features/workshop/messages/sk.json' with { type: 'json' };
import workshopSv from '../../features/workshop/messages/sv.json' with { type: 'json' };
import workshopFlowEn from '../../features/workshop/messages/flow/en.json' with { type: 'json' };
import workshopFlowFi from '../../features/workshop/messages/flow/fi.json' with { type: 'json' };
import workshopFlowNb from '../../features/workshop/messages/flow/nb.json' with { type: 'json' };
import workshopFlowSk from '../../features/workshop/messages/flow/sk.json' with { type: 'json' };
import workshopFlowSv from '../../features/workshop/messages/flow/sv.json' with { type: 'json' };
import workshopFlowSvFI from '../../features/workshop/messages/flow/sv-FI.json' with { type: 'json' };
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
    ...dealersEn,
    ...kitsEn,
    ...kitsCartEn,
    ...kitsListEn,
    ...locatorEn,
    ...storiesEn,
    ...tyreHotelEn,
    ...tyreHotelFlowEn,
    ...workshopEn,
    ...workshopFlowEn,
    ...mapsEn,
    ...mapsPlaceEn,
    ...shellEn,
  },
  fi: {
    ...blocksFi,
    ...dealersFi,
    ...kitsFi,
    ...kitsCartFi,
    ...kitsListFi,
    ...locatorFi,
    ...storiesFi,
    ...tyreHotelFi,
    ...tyreHotelFlowFi,
    ...workshopFi,
    ...workshopFlowFi,
    ...mapsFi,
    ...mapsPlaceFi,
    ...shellFi,
  },
  nb: {
    ...blocksNb,
    ...dealersNb,
    ...kitsNb,
    ...kitsCartNb,
    ...kitsListNb,
    ...locatorNb,
    ...storiesNb,
    ...tyreHotelNb,
    ...tyreHotelFlowNb,
    ...workshopNb,
    ...workshopFlowNb,
    ...mapsNb,
    ...mapsPlaceNb,
    ...shellNb,
  },
  sk: {
    ...blocksSk,
    ...dealersSk,
    ...kitsSk,
    ...kitsCartSk,
    ...kitsListSk,
    ...locatorSk,
    ...storiesSk,
    ...tyreHotelSk,
    ...tyreHotelFlowSk,
    ...workshopSk,
    ...workshopFlowSk,
    ...mapsSk,
    ...mapsPlaceSk,
    ...shellSk,
  },
  sv: {
    ...blocksSv,
    ...dealersSv,
    ...kitsSv,
    ...kitsCartSv,
    ...kitsListSv,
    ...locatorSv,
    ...storiesSv,
    ...tyreHotelSv,
    ...tyreHotelFlowSv,
    ...workshopSv,
    ...workshopFlowSv,
    ...mapsSv,
    ...mapsPlaceSv,
    ...shellSv,
  },
};

/** What one country says differently, by language and country. */
export const countryMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sv-FI': {
    ...tyreHotelSvFI,
    ...tyreHotelFlowSvFI,
    ...workshopFlowSvFI,
  },
};

type Messages = typeof messages.sv;

declare module '../../shared/sites/dictionary.ts' {
  interface TextRegistry extends Messages {}
}
