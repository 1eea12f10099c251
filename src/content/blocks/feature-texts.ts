import { carPageDictionary } from '../../features/cars/car-page/texts.ts';
import { compareDictionary } from '../../features/cars/compare/texts.ts';
import { galleryDictionary } from '../../features/cars/gallery/texts.ts';
import { listDictionary } from '../../features/cars/list/texts.ts';
import { savedDictionary } from '../../features/cars/saved/texts.ts';
import { catalogueDictionary } from '../../features/cars/texts.ts';
import { dealersDictionary } from '../../features/dealers/texts.ts';
import { financeDictionary } from '../../features/finance/texts.ts';
import { declaredFormDictionary } from '../../features/forms/declared/texts.ts';
import { editorFormDictionary } from '../../features/forms/editor-forms/texts.ts';
import { photosDictionary } from '../../features/forms/photos/texts.ts';
import { serviceFormDictionary } from '../../features/forms/service-form/texts.ts';
import { kitCartDictionary } from '../../features/kits/texts/cart-texts.ts';
import { kitListDictionary } from '../../features/kits/texts/list-texts.ts';
import { kitPageDictionary } from '../../features/kits/texts/page-texts.ts';
import { confirmationDictionary } from '../../features/leads/confirmation/texts.ts';
import { receiptDictionary } from '../../features/leads/receipt/texts.ts';
import { leadsDictionary } from '../../features/leads/texts.ts';
import { locatorDictionary } from '../../features/locator/texts.ts';
import { storiesDictionary } from '../../features/stories/texts.ts';
import { tyreHotelApiDictionary } from '../../features/tyre-hotel/texts/api-texts.ts';
import { tyreBookingDictionary } from '../../features/tyre-hotel/texts/booking-texts.ts';
import { tyreCodeSmsDictionary } from '../../features/tyre-hotel/texts/code-sms-texts.ts';
import { seasonReminderDictionary } from '../../features/tyre-hotel/texts/season-texts.ts';
import { tyreSignInDictionary } from '../../features/tyre-hotel/texts/sign-in-texts.ts';
import { tyreVehicleDictionary } from '../../features/tyre-hotel/texts/vehicle-texts.ts';
import { sellCarDictionary } from '../../features/valuation/texts.ts';
import { bookingFlowDictionary } from '../../features/workshop/texts/flow-texts.ts';
import { bookingManageDictionary } from '../../features/workshop/texts/manage-texts.ts';
import { bookingMessageDictionary } from '../../features/workshop/texts/message-texts.ts';
import { bookingTimeDictionary } from '../../features/workshop/texts/time-texts.ts';
import { placeDictionary } from '../../shared/maps/place-texts.ts';
import { mapsDictionary } from '../../shared/maps/texts.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { signatureDictionary } from './signature-texts.ts';
import { blocksDictionary } from './texts.ts';

/** The texts of the blocks and of the feature modules below them. */
export function featureTexts(language: Language) {
  return {
    ...blocksDictionary[language],
    ...signatureDictionary[language],
    ...catalogueDictionary[language],
    ...listDictionary[language],
    ...carPageDictionary[language],
    ...compareDictionary[language],
    ...savedDictionary[language],
    ...galleryDictionary[language],
    ...dealersDictionary[language],
    ...financeDictionary[language],
    ...kitCartDictionary[language],
    ...kitListDictionary[language],
    ...kitPageDictionary[language],
    ...leadsDictionary[language],
    ...confirmationDictionary[language],
    ...declaredFormDictionary[language],
    ...serviceFormDictionary[language],
    ...sellCarDictionary[language],
    ...photosDictionary[language],
    ...editorFormDictionary[language],
    ...receiptDictionary[language],
    ...locatorDictionary[language],
    ...placeDictionary[language],
    ...mapsDictionary[language],
    ...storiesDictionary[language],
    ...bookingFlowDictionary[language],
    ...bookingTimeDictionary[language],
    ...bookingMessageDictionary[language],
    ...bookingManageDictionary[language],
    ...tyreSignInDictionary[language],
    ...tyreVehicleDictionary[language],
    ...tyreBookingDictionary[language],
    ...tyreHotelApiDictionary[language],
    ...seasonReminderDictionary[language],
    ...tyreCodeSmsDictionary[language],
  };
}
