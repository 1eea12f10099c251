import { carPageDictionary } from '../catalogue/car-page/texts.ts';
import { compareDictionary } from '../catalogue/compare/texts.ts';
import { galleryDictionary } from '../catalogue/gallery/texts.ts';
import { listDictionary } from '../catalogue/list/texts.ts';
import { savedDictionary } from '../catalogue/saved/texts.ts';
import { catalogueDictionary } from '../catalogue/texts.ts';
import { dealersDictionary } from '../dealers/texts.ts';
import { financeDictionary } from '../finance/texts.ts';
import { kitCartDictionary } from '../kits/texts/cart-texts.ts';
import { kitListDictionary } from '../kits/texts/list-texts.ts';
import { kitPageDictionary } from '../kits/texts/page-texts.ts';
import { confirmationDictionary } from '../leads/confirmation/texts.ts';
import { declaredFormTexts } from '../leads/forms/all-forms.ts';
import { leadsDictionary } from '../leads/texts.ts';
import { locatorDictionary } from '../locator/texts.ts';
import { placeDictionary } from '../maps/place-texts.ts';
import { mapsDictionary } from '../maps/texts.ts';
import type { Language } from '../sites/languages.ts';
import { storiesDictionary } from '../stories/texts.ts';
import { tyreHotelApiDictionary } from '../tyre-hotel/texts/api-texts.ts';
import { tyreBookingDictionary } from '../tyre-hotel/texts/booking-texts.ts';
import { tyreCodeSmsDictionary } from '../tyre-hotel/texts/code-sms-texts.ts';
import { seasonReminderDictionary } from '../tyre-hotel/texts/season-texts.ts';
import { tyreSignInDictionary } from '../tyre-hotel/texts/sign-in-texts.ts';
import { tyreVehicleDictionary } from '../tyre-hotel/texts/vehicle-texts.ts';
import { bookingFlowDictionary } from '../workshop/texts/flow-texts.ts';
import { bookingManageDictionary } from '../workshop/texts/manage-texts.ts';
import { bookingMessageDictionary } from '../workshop/texts/message-texts.ts';
import { bookingTimeDictionary } from '../workshop/texts/time-texts.ts';
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
    ...declaredFormTexts(language),
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
