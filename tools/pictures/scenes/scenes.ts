import type { SceneName } from '../plan/catalogue.ts';
import { closeCabin, closeLamp, closeRoundLamp, closeTail, closeWheel } from './closeups.ts';
import {
  cityDusk,
  cityMorning,
  coastDusk,
  coastMorning,
  fjordDawn,
  forestRoad,
  harbour,
  restStopDawn,
  winterMountains,
} from './roads.ts';
import { auctionHall, bistro, partsWarehouse, showroom, workshop } from './rooms.ts';
import type { SceneSpec } from './spec.ts';
import {
  chargingNight,
  dealershipDay,
  dealershipDusk,
  dealershipForest,
  dealershipWinter,
  truckYard,
} from './yards.ts';

export const SCENE_SPECS: Record<SceneName, SceneSpec> = {
  'coast-dusk': coastDusk,
  'forest-road': forestRoad,
  'city-dusk': cityDusk,
  showroom,
  workshop,
  'charging-night': chargingNight,
  bistro,
  'winter-mountains': winterMountains,
  harbour,
  'rest-stop-dawn': restStopDawn,
  'truck-yard': truckYard,
  'auction-hall': auctionHall,
  'parts-warehouse': partsWarehouse,
  'dealership-day': dealershipDay,
  'dealership-dusk': dealershipDusk,
  'dealership-forest': dealershipForest,
  'dealership-winter': dealershipWinter,
  'fjord-dawn': fjordDawn,
  'city-morning': cityMorning,
  'coast-morning': coastMorning,
  'close-lamp': closeLamp,
  'close-round-lamp': closeRoundLamp,
  'close-wheel': closeWheel,
  'close-tail': closeTail,
  'close-cabin': closeCabin,
};
