import { savedCarsPage } from '../../saved-cars.ts';
import type { DemoPage } from '../../site-builder.ts';
import { about, careers, history, sustainability, vacancies } from './about/about.ts';
import { contact, cookies, press, privacy } from './about/contact.ts';
import { bmw } from './brands/bmw.ts';
import { brands } from './brands/brands.ts';
import { kia } from './brands/kia.ts';
import { mini } from './brands/mini.ts';
import { polestar } from './brands/polestar.ts';
import { porsche } from './brands/porsche.ts';
import { toyota } from './brands/toyota.ts';
import { volvo } from './brands/volvo.ts';
import { benefitCars, business, companyCar } from './business/business.ts';
import { businessFinance, businessTeam, certifiedFleet } from './business/terms.ts';
import { lorries, vans } from './business/vans.ts';
import { buy } from './buy/buy.ts';
import { campaigns, carCampaigns } from './buy/campaigns.ts';
import { car, carWithoutSlug } from './buy/car.ts';
import { carTypes, electricCars, usedElectricCars } from './buy/car-types.ts';
import { demoCars, hybrids, plugIns } from './buy/hybrids.ts';
import { allCars, leaseCars, newCars, stockSearches, usedCars } from './buy/stock.ts';
import { testDrive } from './buy/test-drive.ts';
import { inspection, warningLights, winterCar } from './guides/all-year.ts';
import { chargeAtHome, chargeOnTheWay, evGuide, winterRange } from './guides/ev-guide.ts';
import { guides } from './guides/guides.ts';
import { newsletter } from './guides/newsletter.ts';
import { buyingUsed, towing } from './guides/towing-and-buying.ts';
import { home } from './home.ts';
import { carLoan, finance, ratesAndFees, residualValue } from './owning/finance.ts';
import { damageWarranty, extraCover, insurance, reportDamage } from './owning/insurance.ts';
import { financeYourCar, owning, privateLease } from './owning/owning.ts';
import { placesMap } from './places/map.ts';
import { dealership, places } from './places/places.ts';
import { porscheCenters } from './places/porsche-centers.ts';
import { sellCar } from './sell.ts';
import { afterTheVisit } from './service/after-the-visit.ts';
import { bookService, bookWorkshop } from './service/booking.ts';
import { bodyWork, faultFinding, glass, winterCheck } from './service/repairs.ts';
import { service, serviceAgreement } from './service/service.ts';
import {
  airConditioning,
  batteryTest,
  brakes,
  originalService,
  workshopServices,
} from './service/services.ts';
import { i4, tenThousand } from './stories/buying.ts';
import { stories } from './stories/index-page.ts';
import { ninePockets, roundLamps } from './stories/mini.ts';
import { thirteenthYear } from './stories/people.ts';
import { caravan, coast } from './stories/road.ts';
import { minusTwenty, noBox } from './stories/winter.ts';
import { firstService, studsOrFriction } from './stories/workshop.ts';
import { accessories, chargingBox, tyreShop, tyresBought, tyresNotBought } from './tyres/accessories.ts';
import { tyreHotel } from './tyres/tyre-hotel.ts';
import { tyres, wheelChange } from './tyres/tyres.ts';
import { delivery, rightToWithdraw, shopPrivacy, shopTerms, termsOfSale } from './webshop/webshop.ts';

const buying = [
  buy,
  allCars,
  ...stockSearches,
  newCars,
  usedCars,
  leaseCars,
  carTypes,
  electricCars,
  usedElectricCars,
];
const moreBuying = [hybrids, plugIns, demoCars, campaigns, carCampaigns, testDrive, car, carWithoutSlug];
const makes = [brands, ...bmw, ...mini, ...volvo, ...polestar, ...kia, ...toyota, ...porsche];
const companies = [
  business,
  companyCar,
  benefitCars,
  vans,
  lorries,
  businessFinance,
  businessTeam,
  certifiedFleet,
];
const money = [owning, privateLease, financeYourCar, finance, carLoan, ratesAndFees, residualValue];
const cover = [insurance, damageWarranty, extraCover, reportDamage];
const workshop = [service, bookService, bookWorkshop, serviceAgreement, workshopServices, originalService];
const repairs = [
  afterTheVisit,
  brakes,
  airConditioning,
  batteryTest,
  faultFinding,
  bodyWork,
  glass,
  winterCheck,
];
const wheels = [
  tyres,
  tyreHotel,
  wheelChange,
  accessories,
  chargingBox,
  tyreShop,
  tyresBought,
  tyresNotBought,
];
const advice = [guides, evGuide, chargeAtHome, chargeOnTheWay, winterRange, towing, buyingUsed, winterCar];
const moreAdvice = [inspection, warningLights, newsletter];
const told = [stories, noBox, coast, ninePockets, minusTwenty, i4, roundLamps, firstService, studsOrFriction];
const moreTold = [tenThousand, caravan, thirteenthYear];
const company = [about, history, sustainability, careers, vacancies, press, contact, privacy, cookies];
const shop = [shopTerms, termsOfSale, delivery, rightToWithdraw, shopPrivacy];

/** Everything the site says in Swedish. */
export const swedishPages: readonly DemoPage[] = [
  home,
  ...buying,
  ...moreBuying,
  ...makes,
  ...companies,
  ...money,
  ...cover,
  savedCarsPage('sv', '/sparade-bilar'),
  sellCar,
  ...workshop,
  ...repairs,
  ...wheels,
  places,
  placesMap,
  dealership,
  ...porscheCenters,
  ...advice,
  ...moreAdvice,
  ...told,
  ...moreTold,
  ...company,
  ...shop,
];
