import { hasPlug, type Vehicle } from '../vehicle.ts';
import { type Item, item, trim, when } from './item.ts';

const isVan = ({ generation }: Vehicle) => generation.body === 'van';
const canTow = ({ generation, engine }: Vehicle) =>
  ['estate', 'suv', 'large-suv', 'mpv', 'van', 'pickup'].includes(generation.body) && engine.kW >= 75;
const opens = ({ generation }: Vehicle) => generation.body !== 'convertible' && generation.body !== 'van';
const carries = ({ generation }: Vehicle) => ['estate', 'suv', 'large-suv', 'mpv'].includes(generation.body);

/** Notable items first; the order is that of the list on the page. */
export const carItems: readonly Item[] = [
  item(({ engine }) => (engine.drive === 'awd' ? 1 : 0), 'four-wheel-drive'),
  item((car) => (canTow(car) ? 0.5 : 0), 'tow-bar'),
  item(
    when(({ engine, year }) => engine.fuel === 'electric' && year >= 2021, [0.5, 0.8, 0.95]),
    'heat-pump',
  ),
  item(when(opens, [0.05, 0.25, 0.6], 250), 'panoramic-roof'),
  item(trim([0.35, 0.75, 0.95], 2017), 'adaptive-cruise-control'),
  item(trim([0.05, 0.35, 0.75], 2018, 320), '360-camera'),
  item(trim([0.1, 0.4, 0.8], 2018, 340), 'matrix-led-headlights'),
  item(trim([0.1, 0.4, 0.85], 0, 280), 'leather-upholstery'),
  item(({ type, condition }) => (condition === 'new' ? 0 : type === 'LCV' ? 0.3 : 0.6), 'winter-wheels', {
    UK: 'second-wheels',
  }),
  item(when(carries, [0.2, 0.7, 0.95], 330), 'powered-tailgate'),
  item(trim([0.15, 0.55, 0.9], 2017), 'heated-steering-wheel'),
  item(trim([0.7, 0.95, 1]), 'heated-front-seats'),
  item(trim([0, 0.2, 0.6], 2017, 330), 'heated-rear-seats'),
  item(trim([0.05, 0.4, 0.85], 0, 360), 'powered-drivers-seat-with-memory'),
  item(trim([0.02, 0.15, 0.5], 2018, 380), 'head-up-display'),
  item(trim([0.02, 0.1, 0.35], 2019, 520), 'ventilated-front-seats'),
  item(trim([0.03, 0.25, 0.65], 0, 330), 'premium-sound-system'),
  item(trim([0.1, 0.5, 0.85], 2018), 'wireless-phone-charging'),
  item(
    (car) => (car.make.code === 'TESLA' ? 0 : trim([0.65, 0.9, 0.95], 2017)(car)),
    'apple-carplay-and-android-auto',
  ),
  item(trim([0.5, 0.85, 0.98]), 'satellite-navigation'),
  item(trim([0.65, 0.9, 0.98], 2015), 'reversing-camera'),
  item(trim([0.6, 0.9, 1]), 'parking-sensors-front-and-rear'),
  item(trim([0.2, 0.5, 0.8], 2017), 'blind-spot-monitor'),
  item(trim([0.7, 0.95, 1], 2018), 'lane-keeping-assist'),
  item(trim([0.75, 0.95, 1], 2016), 'autonomous-emergency-braking'),
  item(trim([0.5, 0.85, 0.97]), 'keyless-entry'),
  item(trim([0.6, 0.85, 1], 2016), 'led-headlights'),
  item(trim([0.3, 0.6, 0.85]), 'privacy-glass'),
  item(trim([0.4, 0.7, 0.9], 2018), 'digital-instrument-display'),
  item(trim([0.2, 0.55, 0.8], 2018), 'ambient-lighting'),
  item(trim([0.05, 0.3, 0.6], 0, 280), 'sports-seats'),
  item(trim([0.1, 0.25, 0.5], 0, 420), 'acoustic-glass'),
  item(when(carries, [0.4, 0.6, 0.8]), 'roof-rails'),
  item(
    when(({ generation }) => generation.seats === 7, [1, 1, 1]),
    'seven-seats',
  ),
  item(
    when(({ engine, generation }) => engine.kW > 150 && generation.body !== 'van', [0.02, 0.15, 0.5], 780),
    'air-suspension',
  ),
  item(
    when(({ engine, year }) => engine.fuel === 'electric' && year >= 2020, [0.9, 0.95, 1]),
    'app-controlled-pre-conditioning',
  ),
  item(when(hasPlug, [0.9, 0.95, 1]), 'type-2-charging-cable'),
  item(
    ({ engine, type }) =>
      engine.fuel === 'diesel' ? 0.45 : engine.fuel === 'petrol' && type === 'PC' ? 0.25 : 0,
    'engine-heater',
    { SK: 'parking-heater', UK: 'heated-windscreen' },
  ),
  item(
    ({ engine }) => (engine.gearbox === 'auto' && engine.kW > 130 && engine.fuel !== 'electric' ? 0.3 : 0),
    'paddle-shifters',
  ),
  item(when(isVan, [1, 1, 1]), 'bulkhead'),
  item((car) => (isVan(car) ? 0.55 : 0), 'racking'),
  item((car) => (isVan(car) ? 0.7 : 0), 'side-loading-door'),
  item((car) => (isVan(car) ? 0.5 : 0), 'ply-lining'),
  item(({ generation }) => (generation.body === 'pickup' ? 0.8 : 0), 'load-bed-cover'),
  item(({ generation }) => (generation.body === 'pickup' ? 0.7 : 0), 'locking-differential'),
  item(trim([0.9, 0.3, 0.1]), 'cruise-control'),
  item(({ trim: [, level], type }) => (type === 'LCV' ? 0.6 : level === 1 ? 0.5 : 0.1), 'air-conditioning'),
  item(trim([0.5, 0.9, 0.95]), 'two-zone-climate-control'),
  item(trim([0.8, 0.95, 1]), 'rain-sensing-wipers'),
  item(trim([0.9, 0.98, 1]), 'bluetooth'),
  item(trim([0.85, 0.95, 1]), 'multifunction-steering-wheel'),
  item(trim([0.5, 0.85, 0.95]), 'power-folding-mirrors'),
  item(
    ({ generation }) => (['van', 'pickup', 'coupe', 'convertible'].includes(generation.body) ? 0 : 0.95),
    'isofix',
  ),
  item(trim([0.6, 0.9, 1]), 'alloy-wheels'),
  item(() => 0.9, 'central-locking'),
  item(() => 0.95, 'electronic-stability-control'),
];
