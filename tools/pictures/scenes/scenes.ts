import type { SceneName } from '../plan/catalogue.ts';
import { closeCabin, closeLamp, closeTail, closeWheel } from './closeups.ts';
import { cityDusk, coastDusk, forestRoad, harbour, restStopDawn, winterMountains } from './roads.ts';
import { auctionHall, bistro, partsWarehouse, showroom, workshop } from './rooms.ts';
import type { SceneSpec } from './spec.ts';
import { chargingNight, dealershipDay, truckYard } from './yards.ts';

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
  'close-lamp': closeLamp,
  'close-wheel': closeWheel,
  'close-tail': closeTail,
  'close-cabin': closeCabin,
};
